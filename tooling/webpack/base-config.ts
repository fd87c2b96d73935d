import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration } from 'webpack';
import { workspaceRoot } from '../federation/workspace-root.ts';

export interface AppBuild {
  /** Folder name in the workspace: `host`, `remote-spawn`. */
  app: string;
  /** Served by webpack-dev-server with Fast Refresh, from the root of its own port. */
  isDev: boolean;
}

/** What every app's build has in common. Public paths are found at run time, so that a release can live anywhere. */
export function baseConfig({ app, isDev }: AppBuild): Configuration {
  const folder = join(workspaceRoot, app);
  return {
    name: app,
    context: folder,
    mode: isDev ? 'development' : 'production',
    target: 'web',
    devtool: isDev ? 'cheap-module-source-map' : 'hidden-source-map',
    output: {
      path: join(folder, 'dist'),
      clean: true,
      publicPath: 'auto',
      uniqueName: containerName(app),
      filename: isDev ? '[name].js' : '[name].[contenthash:8].js',
      chunkFilename: isDev ? '[name].js' : '[name].[contenthash:8].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: slotTimeout,
    },
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          // Found from here: an app does not depend on how it is built.
          loader: fileURLToPath(import.meta.resolve('swc-loader')),
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              target: 'es2022',
              transform: { react: { runtime: 'automatic', development: isDev, refresh: isDev } },
              experimental: {
                plugins: [styledNames(app, isDev)],
                cacheRoot: join(workspaceRoot, '.cache/swc'),
              },
            },
          },
        },
        { test: /\.(svg|png|woff2)$/, type: 'asset/resource' },
      ],
    },
    optimization: {
      chunkIds: isDev ? 'named' : 'deterministic',
      minimizer: [new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false })],
    },
    performance: { hints: false },
    infrastructureLogging: { level: 'warn' },
    stats: 'errors-warnings',
  };
}

/**
 * Names styled components by their file instead of by the order in which they are met: a page that was prerendered and
 * the browser that takes it over call them the same. The app goes into the name, because each app bundles its own copy.
 */
const styledNames = (app: string, isDev: boolean): [string, Record<string, unknown>] => [
  fileURLToPath(import.meta.resolve('@swc/plugin-styled-components')),
  {
    namespace: app.replace(/^remote-/, ''),
    displayName: isDev,
    fileName: false,
    ssr: true,
    pure: true,
    minify: !isDev,
    transpileTemplateLiterals: !isDev,
  },
];

/** Milliseconds after which a script of a remote counts as lost. */
const slotTimeout = 5_000;

/** Name of an app's container, and of its global: never the name of a webpack entry, else both would merge. */
export const containerName = (app: string) =>
  `emberclutch_${app.replace(/^remote-/, '').replaceAll('-', '_')}`;
