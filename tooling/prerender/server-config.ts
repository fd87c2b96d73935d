import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { workspaceRoot } from '../federation/workspace-root.ts';
import { baseConfig } from '../webpack/base-config.ts';
import { contentConfig } from '../webpack/content-config.ts';

/** Where the build of the host that runs on Node goes. It is used at once and never released. */
export const serverBundle = join(workspaceRoot, '.cache', 'prerender', 'host.cjs');

/**
 * The host for Node: the same sources, the same names of styles and pictures, in one file.
 * @param releaseBase stands for the URL of the release, which is not known before it is built
 */
export function serverConfig(releaseBase: string): Configuration {
  const base = contentConfig(baseConfig({ app: 'host', isDev: false }));
  const absent = (name: string) => join(import.meta.dirname, 'absent', `${name}.ts`);
  return {
    ...base,
    name: 'host on Node',
    target: 'node',
    devtool: false,
    entry: './src/prerender.tsx',
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
        [join(workspaceRoot, 'host', 'src', 'platform', 'remotes', 'federation.ts')]: absent('federation'),
        '@emberclutch/shared/api/page-data$': absent('page-data'),
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
