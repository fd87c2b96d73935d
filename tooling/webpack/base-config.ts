import { extname, join } from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration, RuleSetRule } from 'webpack';
import { getAppFolder, isStandaloneRemote } from '../federation/workspace-root.ts';
import { ChunkIntegrity } from './chunk-integrity.ts';
import { libraryChanges, createRouterAliases } from './library-changes.ts';
import { RetryAddresses } from './retry-addresses.ts';

export interface AppBuild {
  /** Folder name in the workspace, such as `host` or `remote-spawn`. */
  app: string;
  /** Whether webpack-dev-server serves the app with Fast Refresh, from the root of its own port. */
  isDev: boolean;
  /** Whether the build is for Node, which has no Fast Refresh. */
  isServer?: boolean;
}

/** Creates the base configuration of all builds. Scripts find their public path at run time, so that any URL can serve a release. */
export function createBaseConfig({ app, isDev, isServer = false }: AppBuild): Configuration {
  const folder = getAppFolder(app);
  return {
    name: app,
    context: folder,
    mode: isDev ? 'development' : 'production',
    target: 'web',
    devtool: isDev ? 'cheap-module-source-map' : 'hidden-source-map',
    output: {
      path: join(folder, 'dist'),
      publicPath: 'auto',
      uniqueName: toContainerName(app),
      filename: isDev ? '[name].js' : '[name].[contenthash:8].js',
      chunkFilename: isDev ? '[name].js' : '[name].[contenthash:8].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      // In a release, `ChunkIntegrity` sets this attribute and the digests.
      crossOriginLoading: isDev && 'anonymous',
      chunkLoadTimeout: chunkTimeoutMs,
    },
    resolve: { extensions: ['.tsx', '.ts', '.js'], alias: isDev ? {} : createRouterAliases() },
    module: { rules: createModuleRules({ app, isDev, isServer }) },
    optimization: {
      chunkIds: isDev ? 'named' : 'deterministic',
      splitChunks: {
        // Keeps a worker in one file, so that one request starts it, and its federation runtime needs no path to chunks.
        chunks: (chunk) => !chunk.canBeInitial() && !chunk.hasRuntime(),
        // Bytes of unminified modules. Smaller than the default, so that parts that several seasons share become a chunk.
        minSize: 15_000,
        ...(isStandaloneRemote && { cacheGroups: { defaultVendors: otherVendors } }),
      },
      minimizer: [createMinifier()],
    },
    plugins: isDev ? [] : [new ChunkIntegrity(), new RetryAddresses()],
    performance: { hints: false },
    infrastructureLogging: { level: 'warn' },
    stats: 'errors-warnings',
  };
}

/** Creates the rules by which each kind of file becomes a module of a bundle. */
const createModuleRules = ({ app, isDev, isServer }: Required<AppBuild>): RuleSetRule[] => [
  {
    test: [/\.tsx?$/, packedPackage],
    exclude: (file) => /node_modules/.test(file) && !packedPackage.test(file),
    loader: getLoaderPath('transpile'),
    options: {
      compiler: {
        target: 'es2022',
        jsx: { runtime: 'automatic', development: isDev, refresh: isDev && !isServer },
      },
      styledComponents: createStyledOptions(app, isDev),
    },
  },
  { test: /\.(svg|png|woff2)$/, type: 'asset/resource' },
  // The index of PixiJS registers parts that a scene does not use. `shared/world/src/scene/stage.ts` imports the used parts by name.
  { test: /[\\/]pixi\.js[\\/]lib[\\/]index\.mjs$/, sideEffects: false },
  ...libraryChanges,
  // Not in development, because the server would keep the digest of a shape after a change.
  ...(isDev
    ? []
    : [{ test: apiFolder, enforce: 'pre' as const, loader: getLoaderPath('fold-shape-digests') }]),
];

/** Creates the minifier without `parallel`, which would start processes, because swc minifies in its own threads. */
const createMinifier = () =>
  new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    // More passes would save a thousandth of the size, but take a quarter of the processor time of minification.
    terserOptions: { ecma: 2020, compress: { passes: 2 } },
    extractComments: false,
    parallel: false,
  });

/**
 * Derives component ids from file names instead of evaluation order, so that prerendered HTML and the browser use the same ids. The ids
 * contain the app, because each app bundles its own copy of shared components.
 */
const createStyledOptions = (app: string, isDev: boolean) => ({
  namespace: app.replace(/^remote-/, ''),
  displayName: isDev,
  fileName: false,
  ssr: true,
  minify: !isDev,
  transpileTemplateLiterals: !isDev,
});

/** Matches files of our packages in the installation of a standalone remote. */
const packedPackage = /[\\/]@emberclutch[\\/](art|contract|web|world)[\\/]dist[\\/].*\.js$/;

/** Makes a standalone remote split chunks as this workspace does, where our packages do not count as vendors. */
const otherVendors = {
  test: (module: { nameForCondition?: () => string | null }) => {
    const file = module.nameForCondition?.() ?? '';
    return /[\\/]node_modules[\\/]/.test(file) && !packedPackage.test(file);
  },
  priority: -10,
  reuseExistingChunk: true,
  idHint: 'vendors',
};

/** Matches files that declare query keys. */
const apiFolder = /[\\/]web[\\/](src|dist)[\\/]api[\\/][^\\/]+$/;

/** Returns the path of a loader in this folder. In the tools of a standalone remote, it is a `.js` file. */
const getLoaderPath = (name: string) => join(import.meta.dirname, name + extname(import.meta.filename));

/** Milliseconds. `RetryAddresses` gives up earlier if no bytes arrive. */
const chunkTimeoutMs = 600_000;

/** Returns the name of an app's container and global. webpack would merge it with an entry of the same name. */
export const toContainerName = (app: string) =>
  `emberclutch_${app.replace(/^remote-/, '').replaceAll('-', '_')}`;
