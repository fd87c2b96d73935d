import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { workspaceRoot } from '../federation/workspace-root.ts';
import { baseConfig } from '../webpack/base-config.ts';
import { contentConfig } from '../webpack/content-config.ts';

/** Where the host's build for Node goes. It is used at once and never released. */
export const serverBundle = join(workspaceRoot, '.cache', 'prerender', 'host.cjs');

/**
 * Builds the host for Node into one file, with the same names of styles and pictures as the browser's build.
 * @param releaseBase token for the URL of the release, which is not known before it is built
 */
export function serverConfig(releaseBase: string): Configuration {
  const base = contentConfig(baseConfig({ app: 'host', isDev: false }));
  const stub = (name: string) => join(import.meta.dirname, 'stubs', `${name}.ts`);
  return {
    ...base,
    name: 'host on Node',
    target: 'node',
    devtool: false,
    entry: './src/app/prerender.tsx',
    output: {
      path: join(serverBundle, '..'),
      filename: 'host.cjs',
      publicPath: `${releaseBase}/`,
      assetModuleFilename: base.output?.assetModuleFilename,
      library: { type: 'commonjs2' },
    },
    resolve: {
      ...base.resolve,
      alias: {
        [join(workspaceRoot, 'host', 'src', 'platform', 'remotes', 'federation.ts')]: stub('federation'),
        '@emberclutch/web/api/page-data.ts$': stub('read-page-data'),
      },
    },
    module: {
      ...base.module,
      generator: { asset: { emit: false } },
      parser: { javascript: { dynamicImportMode: 'eager' } },
    },
    optimization: { minimize: false, splitChunks: false },
  };
}
