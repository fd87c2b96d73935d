import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { federationManifest } from '@emberclutch/contract/site/page-protocol.ts';
import { toSharedConfig } from '../federation/shared-modules.ts';
import { createBaseConfig, toContainerName } from './base-config.ts';
import type { AppBuild } from './base-config.ts';
import { CompileHints } from './compile-hints.ts';

export const entryFile = 'remoteEntry.js';

/**
 * Creates the configuration of a remote for our host: it exposes its routes, and bundles neither the runtime nor shared modules.
 * @param inputDigest digest of the inputs of a release. Two releases of a remote can run in one page, because an open tab loads the live
 * release when its own files are gone. If both used one global for their chunks, each would treat the modules of the other as its own.
 */
export function createRemoteConfig(build: AppBuild, inputDigest = ''): Configuration {
  const base = createBaseConfig(build);
  return {
    ...base,
    entry: {},
    output: {
      ...base.output,
      chunkLoadingGlobal: `${toContainerName(build.app)}_${inputDigest.slice(0, 8)}`,
    },
    plugins: [
      ...(base.plugins ?? []),
      ...(build.isDev ? [] : [new CompileHints()]),
      new ModuleFederationPlugin({
        name: toContainerName(build.app),
        filename: entryFile,
        exposes: { './routes': './src/app/routes.tsx' },
        shared: toSharedConfig('remote'),
        shareStrategy: 'loaded-first',
        dts: false,
        // The build and a host in development read the manifest.
        manifest: { fileName: federationManifest, additionalData: removeHotUpdates },
        experiments: {
          externalRuntime: true,
          // `disableRemote`: a remote does not load other remotes.
          optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
        },
      }),
    ],
  };
}

interface ManifestStats {
  exposes: { assets: Assets }[];
  shared: { assets: Assets }[];
}

interface Assets {
  js: { sync: string[]; async: string[] };
}

/**
 * Removes hot updates from the manifest of a development server, because a new page would run them before the runtime that they patch. The
 * federation plugin removes them only if `NODE_ENV` of the whole process is `development`.
 */
export function removeHotUpdates({ stats }: { stats: ManifestStats }): void {
  for (const { assets } of [...stats.exposes, ...stats.shared]) {
    const { sync, async } = assets.js;
    assets.js = { sync: sync.filter(isPermanent), async: async.filter(isPermanent) };
  }
}

const isPermanent = (file: string) => !file.includes('.hot-update.');
