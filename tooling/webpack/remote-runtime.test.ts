import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { runWebpack } from '../build/run-webpack.ts';
import { remoteConfig } from './remote-config.ts';
import { selfContainedConfig } from './self-contained-config.ts';

const folder = mkdtempSync(join(tmpdir(), 'remote-runtime-'));
afterAll(() => rmSync(folder, { recursive: true }));

const build = { app: 'remote-auth', isDev: false } as const;

it.each([
  ['host', remoteConfig(build)],
  ['page', selfContainedConfig(build)],
])('bundles nothing of module federation that loads remotes in a remote for a %s', async (name, config) => {
  const scripts = await bundle(name, config);

  expect(scripts).toContain('loaded-first');
  expect(scripts).not.toContain('Container missing');
});

/** Bundles an empty remote with the federation of a configuration. @returns its scripts */
async function bundle(name: string, { plugins = [] }: Configuration): Promise<string> {
  const context = join(folder, name);
  mkdirSync(join(context, 'src/app'), { recursive: true });
  for (const file of ['routes.tsx', 'mount.tsx']) writeFileSync(join(context, 'src/app', file), '');
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
