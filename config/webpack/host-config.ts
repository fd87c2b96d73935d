import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { sharedFor } from '../federation/shared-modules.ts';
import { baseConfig, containerName } from './base-config.ts';
import { contentConfig } from './content-config.ts';
import { oneFederationRuntime } from './one-federation-runtime.ts';
import type { AppBuild } from './base-config.ts';

/** The shell: exposes nothing, knows no remote at build time, brings every shared module and the runtime. */
export function hostConfig(build: AppBuild): Configuration {
  const base = contentConfig(baseConfig(build));
  return {
    ...base,
    entry: { shell: './src/index.ts' },
    resolve: { ...base.resolve, alias: oneFederationRuntime() },
    // Everything behind the border is needed at once: one chunk is one request.
    optimization: { ...base.optimization, splitChunks: false },
    plugins: [
      new ModuleFederationPlugin({
        name: containerName(build.app),
        remotes: {},
        shared: sharedFor('host'),
        // The default would fetch every remote's entry before the first render: one that is down blanks the page.
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        experiments: {
          provideExternalRuntime: true,
          optimization: { target: 'web', disableSnapshot: true },
        },
      }),
    ],
  };
}
