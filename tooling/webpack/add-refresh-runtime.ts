import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import webpack from 'webpack';
import type { Configuration } from 'webpack';

const require = createRequire(import.meta.url);
const refreshFolder = dirname(require.resolve('react-refresh/package.json'));

/** Connects a build with React for development to the refresh runtime of its page (`one-refresh-runtime.cjs`). */
export const addRefreshRuntime = (configuration: Configuration): Configuration => ({
  ...configuration,
  resolve: {
    ...configuration.resolve,
    alias: {
      ...configuration.resolve?.alias,
      'the-real-react-refresh-runtime': join(refreshFolder, 'cjs', 'react-refresh-runtime.development.js'),
    },
  },
  plugins: [
    ...(configuration.plugins ?? []),
    // Inserts styles through CSSOM in development, too, because the content security policy requires it.
    new webpack.DefinePlugin({ 'process.env.SC_DISABLE_SPEEDY': JSON.stringify('false') }),
  ],
});
