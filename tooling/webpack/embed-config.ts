import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { workspaceRoot } from '../federation/workspace-root.ts';
import { baseConfig } from './base-config.ts';

/** Path of the built script. In the host's release its name contains its digest. */
export const embedBundle = join(workspaceRoot, '.cache', 'embed', 'emberclutch.js');

/** The elements for pages of other sites: one module script, which needs no federation and finds its site by its own address. */
export function embedConfig(): Configuration {
  const { plugins: _plugins, module, ...base } = baseConfig({ app: 'host', isDev: false });
  return {
    ...base,
    name: 'embed script',
    devtool: false,
    entry: '@emberclutch/web/embed/hosted-script.ts',
    experiments: { outputModule: true },
    output: { path: join(embedBundle, '..'), filename: 'emberclutch.js', module: true },
    module: { ...module, parser: { javascript: { importMeta: false } } },
    plugins: [],
  };
}
