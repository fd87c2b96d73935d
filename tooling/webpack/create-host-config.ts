import { join, dirname } from 'node:path';
import { createRequire } from 'node:module';
import webpack from 'webpack';
import type { Configuration, Compiler } from 'webpack';
import { getAppFolder, workspaceRoot } from '../federation/workspace-root.ts';
import { listSharedVersions } from '../federation/shared-modules.ts';
import { createBaseConfig } from './base-config.ts';
import { chunkNames } from './chunk-names.ts';
import { CompileHints } from './compile-hints.ts';
import type { AppBuild } from './base-config.ts';
import { createServerConfig } from './server-config.ts';
import { newsFolder, readNews } from '../content/read-news.ts';
import { parsePage } from '../content/parse-page.ts';

/**
 * Creates the configuration of the host, which exposes nothing and has no list of remotes at build time. It starts the federation runtime
 * itself when a page shows a remote (`host/src/platform/remotes/federation.ts`).
 * @param readsManifests whether the host uses React for development, and reads the manifests of remotes
 */
export function createHostConfig(build: AppBuild, readsManifests = build.isDev): Configuration {
  const base = addContentConfig(createBaseConfig(build));
  return {
    ...base,
    entry: { shell: './src/app/main.ts' },
    module: {
      ...base.module,
      rules: [
        ...(base.module?.rules ?? []),
        {
          test: join(getAppFolder('host'), 'src', 'pages.ts'),
          enforce: 'pre',
          loader: join(import.meta.dirname, 'browser-page-table.ts'),
        },
      ],
    },
    resolve: { ...base.resolve, alias: { ...base.resolve?.alias, ...aliasFederationRuntime() } },
    optimization: {
      ...base.optimization,
      splitChunks: { cacheGroups: { default: false, defaultVendors: false, libraries } },
    },
    plugins: [
      ...(base.plugins ?? []),
      moveChunkLast(libraries.name),
      ...(build.isDev ? [] : [new CompileHints()]),
      new webpack.DefinePlugin({
        SHARED_VERSIONS: JSON.stringify(listSharedVersions()),
        READS_MANIFESTS: readsManifests,
        // Removes parts of the runtime that the host does not use: Node support, and in a release also manifests.
        ENV_TARGET: JSON.stringify('web'),
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: !readsManifests,
      }),
    ],
  };
}

/** Creates the configuration of the host for Node. @param isDev whether browsers get the host from a development server */
export function createHostServerConfig(isDev = false): Configuration {
  const base = addContentConfig(createServerConfig('host', './src/app/server/main.ts', isDev));
  const toStubPath = (name: string) => join(import.meta.dirname, 'stubs', `${name}.ts`);
  return {
    ...base,
    resolve: {
      ...base.resolve,
      alias: {
        [join(workspaceRoot, 'host', 'src', 'platform', 'remotes', 'federation.ts')]:
          toStubPath('federation'),
        '@emberclutch/web/api/page-data.ts$': toStubPath('read-page-data'),
      },
    },
  };
}

/** Adds a parser for the markdown of `host/content`, so that browsers need none, and the constant `NEWS_STORIES`. */
export const addContentConfig = (base: Configuration): Configuration => ({
  ...base,
  module: {
    ...base.module,
    rules: [
      ...(base.module?.rules ?? []),
      { test: /[\\/]content[\\/][^\\/]+\.md$/, type: 'json', parser: { parse: parsePage } },
    ],
  },
  plugins: [
    ...(base.plugins ?? []),
    new webpack.DefinePlugin({
      NEWS_STORIES: webpack.DefinePlugin.runtimeValue(() => JSON.stringify(readNews()), {
        contextDependencies: [newsFolder],
      }),
    }),
  ],
});

const libraries = {
  name: chunkNames.libraries,
  chunks: ({ name }: { name?: string | null }) => name === chunkNames.bootstrap,
  test: /[\\/]node_modules[\\/]/,
  enforce: true,
};

/**
 * Creates a plugin that requests a chunk after the others of its group. The chunk that arrives last starts the app in its own task. If that is
 * the largest chunk, tools that measure tasks see that the page was painted before the chunk ran.
 */
const moveChunkLast = (name: string) => ({
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('MoveChunkLast', (compilation) => {
      compilation.hooks.afterOptimizeChunks.tap('MoveChunkLast', () => {
        for (const group of compilation.chunkGroups) {
          const index = group.chunks.findIndex((chunk) => chunk.name === name);
          if (index >= 0) group.chunks.push(...group.chunks.splice(index, 1));
        }
      });
    });
  },
});

/** Dependency path from the package that we import to the runtime. */
const packagePath = [
  '@module-federation/enhanced',
  '@module-federation/runtime-tools',
  '@module-federation/runtime',
];

/** Import specifier, package and ES module of each part of the runtime. */
const runtimeParts = [
  { request: 'enhanced/runtime', packageName: 'runtime', file: 'index.js' },
  { request: 'runtime-core', packageName: 'runtime-core', file: 'index.js' },
  { request: 'sdk', packageName: 'sdk', file: 'index.js' },
  { request: 'error-codes', packageName: 'error-codes', file: 'index.mjs' },
];

/** Resolves each part of the federation runtime to its ES module. The host would bundle it twice, once per format (15 KB compressed). */
function aliasFederationRuntime(): Record<string, string> {
  const require = packagePath.reduce(
    (from, name) => createRequire(from.resolve(name)),
    createRequire(import.meta.url),
  );
  return Object.fromEntries(
    runtimeParts.map(({ request, packageName, file }) => [
      `@module-federation/${request}$`,
      join(dirname(require.resolve(`@module-federation/${packageName}`)), file),
    ]),
  );
}
