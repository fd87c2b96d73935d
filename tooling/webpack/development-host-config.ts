import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { developmentPrefix } from '@emberclutch/contract/site/release.ts';
import { hostConfig } from './host-config.ts';
import { withRefreshRuntime } from './with-refresh-runtime.ts';

/**
 * The host with React for development, for pages with a remote from elsewhere, because Fast Refresh needs it. Everything else is as in the
 * release.
 */
export function developmentHostConfig(): Configuration {
  const base = hostConfig({ app: 'host', isDev: false }, true);
  return withRefreshRuntime({
    ...base,
    name: 'host for development',
    entry: { shell: [join(import.meta.dirname, 'inject-refresh.cjs'), './src/app/main.ts'] },
    devtool: false,
    // In the folder of the release, so that pictures have the same addresses.
    output: {
      ...base.output,
      filename: developmentPrefix + String(base.output?.filename),
      chunkFilename: developmentPrefix + String(base.output?.chunkFilename),
    },
    // Neither minified nor concatenated, because few browsers load it.
    optimization: {
      ...base.optimization,
      nodeEnv: 'development',
      minimize: false,
      concatenateModules: false,
      avoidEntryIife: false,
    },
  });
}
