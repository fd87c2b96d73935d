import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import webpack from 'webpack';
import type { Configuration } from 'webpack';
import { runWebpack } from '../build/run-webpack.ts';
import { provideFolder } from '../testing/provide-folder.ts';
import { createSelfContainedConfig } from './create-self-contained-config.ts';
import { WorldMap } from './world-map.ts';

const folder = provideFolder();
const readPicture = () => readFileSync(join(folder.root, 'dist/world/sea.webp'), 'utf8');

it('the build replaces the pictures of an earlier build', async () => {
  await build('one');
  await build('two');

  expect(readPicture()).toBe('two');
});

it('the build finishes its scripts while the map is drawn', async () => {
  const drawing = Promise.withResolvers<string>();
  const scripts = { name: 'scripts', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER };
  const endDrawing: NonNullable<Configuration['plugins']>[number] = (compiler) =>
    compiler.hooks.compilation.tap(scripts.name, ({ hooks }) =>
      hooks.processAssets.tap(scripts, () => drawing.resolve(writeFolder('late'))),
    );

  await buildWithPlugins([new WorldMap(() => drawing.promise), endDrawing]);

  expect(readPicture()).toBe('late');
});

it.each([true, false])(
  'the build adds the map to a remote that needs no host, in development: %s',
  (isDev) => {
    const { plugins } = createSelfContainedConfig({ app: 'remote-hatchery', isDev });

    expect(plugins).toContainEqual(expect.any(WorldMap));
  },
);

const build = (picture: string) => buildWithPlugins([new WorldMap(async () => writeFolder(picture))]);

const buildWithPlugins = (plugins: NonNullable<Configuration['plugins']>) =>
  runWebpack({
    mode: 'production',
    context: folder.root,
    entry: {},
    output: { path: join(folder.root, 'dist') },
    plugins,
  });

/** Writes a folder of pictures whose content is a word. @returns the folder */
const writeFolder = (picture: string) => dirname(folder.write(`${picture}/sea.webp`, picture));
