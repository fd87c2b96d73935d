import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import type { Configuration } from 'webpack';
import { runWebpack } from '../build/run-webpack.ts';
import { WorldMap } from './world-map.ts';

const folder = mkdtempSync(join(tmpdir(), 'world-map-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('replaces the pictures of an earlier build', async () => {
  await build('one');
  await build('two');

  expect(readFileSync(join(folder, 'dist/world/sea.webp'), 'utf8')).toBe('two');
});

it('finishes the scripts of a build while the map is drawn', async () => {
  const drawn = Promise.withResolvers<string>();
  const scripts = { name: 'scripts', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER };
  const endsDrawing: NonNullable<Configuration['plugins']>[number] = (compiler) =>
    compiler.hooks.compilation.tap(scripts.name, ({ hooks }) =>
      hooks.processAssets.tap(scripts, () => drawn.resolve(folderWith('late'))),
    );

  await runWebpack({ ...configuration, plugins: [new WorldMap(() => drawn.promise), endsDrawing] });

  expect(readFileSync(join(folder, 'dist/world/sea.webp'), 'utf8')).toBe('late');
});

const configuration: Configuration = {
  mode: 'production',
  context: folder,
  entry: {},
  output: { path: join(folder, 'dist') },
};

async function build(picture: string): Promise<void> {
  await runWebpack({ ...configuration, plugins: [new WorldMap(async () => folderWith(picture))] });
}

/** A folder of pictures whose content is a word. */
function folderWith(picture: string): string {
  const pictures = join(folder, picture);
  mkdirSync(pictures);
  writeFileSync(join(pictures, 'sea.webp'), picture);
  return pictures;
}
