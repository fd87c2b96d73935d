import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { federationManifest } from '@emberclutch/contract/site/page-protocol.ts';
import { toSharedConfig } from '../federation/shared-modules.ts';
import { createBaseConfig, toContainerName } from './base-config.ts';
import type { AppBuild } from './base-config.ts';
import { leaveOutHotUpdates, entryFile } from './remote-config.ts';
import { WorldMap } from './world-map.ts';

/**
 * A remote that needs no host: it bundles the runtime and the shared modules, and also exposes `./mount`. In development it has a
 * standalone page, and uses the shared modules of our host if that has mounted it. In pages of other sites it shares modules only with
 * embeds of the same generation.
 * @param generation of an embed, from `computeEmbedGeneration`
 */
export function createSelfContainedConfig(build: AppBuild, generation?: string): Configuration {
  const base = createBaseConfig(build);
  return {
    ...base,
    entry: { standalone: './src/app/standalone.ts' },
    plugins: [
      // Digests and retries of chunks are for releases.
      ...(base.plugins ?? []).filter((plugin) => plugin instanceof WorldMap),
      new ModuleFederationPlugin({
        name: toContainerName(build.app),
        filename: entryFile,
        exposes: { './routes': './src/app/routes.tsx', './mount': './src/app/mount.tsx' },
        shared: toSharedConfig(build.isDev ? 'self-contained' : 'embed', generation),
        shareStrategy: 'loaded-first',
        dts: false,
        // For the host of a development site; an embed has its own runtime.
        manifest: build.isDev && { fileName: federationManifest, additionalData: leaveOutHotUpdates },
        experiments: { optimization: { target: 'web', disableSnapshot: true, disableRemote: true } },
      }),
    ],
  };
}
