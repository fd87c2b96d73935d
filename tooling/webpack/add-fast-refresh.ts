import { join } from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack from 'webpack';
import type { Configuration } from 'webpack';
import { addRefreshRuntime } from './add-refresh-runtime.ts';

const shim = join(import.meta.dirname, 'one-refresh-runtime.cjs');

/** Adds React Fast Refresh to a development build, with one refresh runtime for the whole page. */
export function addFastRefresh(configuration: Configuration): Configuration {
  const { plugins = [], ...others } = addRefreshRuntime(configuration);
  return {
    ...others,
    plugins: [
      ...plugins,
      new webpack.NormalModuleReplacementPlugin(/react-refresh\/runtime(\.js)?$/, shim),
      new ReactRefreshPlugin({ overlay: false, exclude: [/node_modules/, shim] }),
    ],
  };
}
