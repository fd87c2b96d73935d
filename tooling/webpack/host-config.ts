import { join } from 'node:path';
import webpack from 'webpack';
import type { Configuration } from 'webpack';
import { folderOf } from '../federation/workspace-root.ts';
import { sharedVersions } from '../federation/shared-modules.ts';
import { moveChunkLast } from './move-chunk-last.ts';
import { baseConfig } from './base-config.ts';
import { chunkNames } from './chunk-names.ts';
import { CompileHints } from './compile-hints.ts';
import { contentConfig } from './content-config.ts';
import { oneFederationRuntime } from './one-federation-runtime.ts';
import type { AppBuild } from './base-config.ts';

/**
 * The host exposes nothing and knows no remote at build time. It starts the federation runtime itself when a page shows a remote
 * (`host/src/platform/remotes/federation.ts`).
 * @param readsManifests whether it uses React for development, and reads the manifests of remotes
 */
export function hostConfig(build: AppBuild, readsManifests = build.isDev): Configuration {
  const base = contentConfig(baseConfig(build));
  return {
    ...base,
    entry: { shell: './src/app/main.ts' },
    module: {
      ...base.module,
      rules: [
        ...(base.module?.rules ?? []),
        {
          test: join(folderOf('host'), 'src', 'pages.ts'),
          enforce: 'pre',
          loader: join(import.meta.dirname, 'browser-page-table.ts'),
        },
      ],
    },
    resolve: { ...base.resolve, alias: { ...base.resolve?.alias, ...oneFederationRuntime() } },
    optimization: {
      ...base.optimization,
      splitChunks: { cacheGroups: { default: false, defaultVendors: false, libraries } },
    },
    plugins: [
      ...(base.plugins ?? []),
      moveChunkLast(libraries.name),
      ...(build.isDev ? [] : [new CompileHints()]),
      new webpack.DefinePlugin({
        SHARED_VERSIONS: JSON.stringify(sharedVersions()),
        READS_MANIFESTS: readsManifests,
        // Removes parts of the runtime that the host does not use: Node support, and in a release also manifests.
        ENV_TARGET: JSON.stringify('web'),
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: !readsManifests,
      }),
    ],
  };
}

const libraries = {
  name: chunkNames.libraries,
  chunks: ({ name }: { name?: string | null }) => name === chunkNames.bootstrap,
  test: /[\\/]node_modules[\\/]/,
  enforce: true,
};
