import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack from 'webpack';
import type { Configuration } from 'webpack';

const require = createRequire(import.meta.url);
const shim = join(import.meta.dirname, 'one-refresh-runtime.cjs');
const refreshFolder = dirname(require.resolve('react-refresh/package.json'));

/** Adds React Fast Refresh to a development build, with one refresh runtime for the whole page. */
export function withFastRefresh(configuration: Configuration): Configuration {
  return {
    ...configuration,
    resolve: {
      ...configuration.resolve,
      alias: {
        'the-real-react-refresh-runtime': join(refreshFolder, 'cjs', 'react-refresh-runtime.development.js'),
      },
    },
    plugins: [
      ...(configuration.plugins ?? []),
      new webpack.NormalModuleReplacementPlugin(/react-refresh\/runtime(\.js)?$/, shim),
      new ReactRefreshPlugin({ overlay: false, exclude: [/node_modules/, shim] }),
      // Inserts styles through CSSOM in development as well: the content security policy requires it.
      new webpack.DefinePlugin({ 'process.env.SC_DISABLE_SPEEDY': JSON.stringify('false') }),
    ],
  };
}
