import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { federationManifest } from '@emberclutch/contract/site/page-protocol.ts';
import { sharedFor } from '../federation/shared-modules.ts';
import { baseConfig, containerName } from './base-config.ts';
import type { AppBuild } from './base-config.ts';
import { CompileHints } from './compile-hints.ts';
import { leaveOutHotUpdates } from './leave-out-hot-updates.ts';
import { listSharedModules } from './list-shared-modules.ts';
import { VersionedChunkGlobal } from './versioned-chunk-global.ts';

export const entryFile = 'remoteEntry.js';

/** A remote for our host: exposes its routes, and bundles neither the runtime nor shared modules. */
export function remoteConfig(build: AppBuild): Configuration {
  const base = baseConfig(build);
  return {
    ...base,
    entry: {},
    plugins: [
      ...(base.plugins ?? []),
      ...(build.isDev ? [] : [new CompileHints(), new VersionedChunkGlobal()]),
      new ModuleFederationPlugin({
        name: containerName(build.app),
        filename: entryFile,
        exposes: { './routes': './src/app/routes.tsx' },
        shared: sharedFor('remote'),
        shareStrategy: 'loaded-first',
        dts: false,
        // Read by the build, and by a host for development.
        manifest: {
          fileName: federationManifest,
          additionalData: (description) => {
            leaveOutHotUpdates(description);
            listSharedModules(description);
          },
        },
        experiments: {
          externalRuntime: true,
          // `disableRemote`: a remote loads no other remote.
          optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
        },
      }),
    ],
  };
}
