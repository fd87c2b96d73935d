import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { federationManifest } from '@emberclutch/contract/site/page-protocol.ts';
import { toSharedConfig } from '../federation/shared-modules.ts';
import { createBaseConfig, toContainerName } from './base-config.ts';
import type { AppBuild } from './base-config.ts';
import { removeHotUpdates, entryFile } from './remote-config.ts';

/**
 * Creates the configuration of a remote that needs no host: it bundles the runtime and the shared modules, and also exposes `./mount`. In
 * development, it has a standalone page, and uses the shared modules of our host if the host has mounted it. In pages of other sites, it
 * shares modules only with embeds of the same generation.
 * @param generation generation of an embed, from `computeEmbedGeneration`
 */
export function createSelfContainedConfig(build: AppBuild, generation?: string): Configuration {
  const base = createBaseConfig(build);
  return {
    ...base,
    entry: { standalone: './src/app/standalone.ts' },
    // Leaves out digests and retries of chunks, which are only for releases.
    plugins: [
      new ModuleFederationPlugin({
        name: toContainerName(build.app),
        filename: entryFile,
        exposes: { './routes': './src/app/routes.tsx', './mount': './src/app/mount.tsx' },
        shared: toSharedConfig(build.isDev ? 'self-contained' : 'embed', generation),
        shareStrategy: 'loaded-first',
        dts: false,
        // The host of a development site reads the manifest. An embed has its own runtime.
        manifest: build.isDev && { fileName: federationManifest, additionalData: removeHotUpdates },
        experiments: { optimization: { target: 'web', disableSnapshot: true, disableRemote: true } },
      }),
    ],
  };
}
