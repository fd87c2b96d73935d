import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { runWebpack } from '../build/run-webpack.ts';
import { provideFolder } from '../testing/provide-folder.ts';
import { createRemoteConfig } from './remote-config.ts';
import { createSelfContainedConfig } from './create-self-contained-config.ts';

const folder = provideFolder();

const build = { app: 'remote-auth', isDev: false } as const;

it.each([
  ['host', createRemoteConfig(build)],
  ['page', createSelfContainedConfig(build)],
])('the build of a remote for a %s contains no code that loads remotes', async (name, config) => {
  const scripts = await bundle(name, config);

  expect(scripts).toContain('loaded-first');
  expect(scripts).not.toContain('Container missing');
});

/** Bundles an empty remote with the federation plugins of a configuration. @returns the text of its scripts */
async function bundle(name: string, { plugins = [] }: Configuration): Promise<string> {
  const context = join(folder.root, name);
  for (const file of ['routes.tsx', 'mount.tsx']) folder.write(`${name}/src/app/${file}`, '');
  const path = join(context, 'dist');
  await runWebpack({
    mode: 'production',
    infrastructureLogging: { level: 'error' },
    context,
    entry: {},
    output: { path, uniqueName: name, publicPath: 'auto' },
    resolve: { modules: ['node_modules', join(import.meta.dirname, '../../shared/web/node_modules')] },
    module: { rules: [{ test: /\.tsx$/, type: 'javascript/auto' }] },
    plugins: plugins.filter((plugin) => plugin instanceof ModuleFederationPlugin),
  });
  return readdirSync(path)
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(path, file), 'utf8'))
    .join('\n');
}
