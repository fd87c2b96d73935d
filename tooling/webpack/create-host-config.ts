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
 * The host exposes nothing and knows no remote at build time. It starts the federation runtime itself when a page shows a remote
 * (`host/src/platform/remotes/federation.ts`).
 * @param readsManifests whether it uses React for development, and reads the manifests of remotes
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

/** Builds the host for Node. @param isDev whether browsers get the host from a development server */
export function createHostServerConfig(isDev = false): Configuration {
  const base = addContentConfig(createServerConfig('host', './src/app/server/main.ts', isDev));
  const stub = (name: string) => join(import.meta.dirname, 'stubs', `${name}.ts`);
  return {
    ...base,
    resolve: {
      ...base.resolve,
      alias: {
        [join(workspaceRoot, 'host', 'src', 'platform', 'remotes', 'federation.ts')]: stub('federation'),
        '@emberclutch/web/api/page-data.ts$': stub('read-page-data'),
      },
    },
  };
}

/**
 * Parses the markdown of `host/content` at build time, so that browsers need no markdown parser: the text of a page by its import, all news
 * stories as the constant `NEWS_STORIES`.
 */
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
 * Requests a chunk after the others of its group. The chunk that arrives last starts the app in its own task. If that is the largest chunk,
 * tools that measure tasks see that the page was painted before it ran.
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
const path = [
  '@module-federation/enhanced',
  '@module-federation/runtime-tools',
  '@module-federation/runtime',
];

/** Import specifier of each part of the runtime, its package, and its ES module. */
const parts = [
  { request: 'enhanced/runtime', of: 'runtime', file: 'index.js' },
  { request: 'runtime-core', of: 'runtime-core', file: 'index.js' },
  { request: 'sdk', of: 'sdk', file: 'index.js' },
  { request: 'error-codes', of: 'error-codes', file: 'index.mjs' },
];

/**
 * Aliases that resolve every part of the federation runtime to its ES module. Without them, a host that both provides and calls the runtime
 * bundles it twice, once per module format (15 KB compressed).
 */
function aliasFederationRuntime(): Record<string, string> {
  const require = path.reduce(
    (from, name) => createRequire(from.resolve(name)),
    createRequire(import.meta.url),
  );
  return Object.fromEntries(
    parts.map(({ request, of, file }) => [
      `@module-federation/${request}$`,
      join(dirname(require.resolve(`@module-federation/${of}`)), file),
    ]),
  );
}
