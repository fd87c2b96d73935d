import type { Configuration } from 'webpack';
import { releaseBaseToken, toReleaseBaseToken } from '@emberclutch/contract/site/page-protocol.ts';
import { getDistFolder } from '../federation/apps.ts';
import { isShared } from '../federation/shared-modules.ts';
import { createBaseConfig } from './base-config.ts';

/** The server bundle of an app, in its release. */
export const serverFile = 'server.cjs';

/**
 * Builds an app for Node into one file, with the same names of styles and pictures as the browser's build. A token stands for the address
 * of its release, which is unknown before the build.
 * @param isDev whether browsers get the app from a development server
 */
export function createServerConfig(app: string, entry: string, isDev = false): Configuration {
  const base = createBaseConfig({ app, isDev, isServer: true });
  return {
    ...base,
    name: `${app} on Node`,
    target: 'node',
    devtool: false,
    entry,
    output: {
      path: getDistFolder(app),
      filename: serverFile,
      publicPath: `${app === 'host' ? releaseBaseToken : toReleaseBaseToken(app)}/`,
      assetModuleFilename: base.output?.assetModuleFilename,
      library: { type: 'commonjs2' },
    },
    module: {
      ...base.module,
      generator: { asset: { emit: false } },
      // Only browsers have workers.
      parser: { javascript: { dynamicImportMode: 'eager', worker: false } },
    },
    // Its size does not matter, because no browser loads it.
    optimization: {
      minimize: false,
      splitChunks: false,
      concatenateModules: false,
      mangleExports: false,
      // Leaving the function out would make webpack parse all modules again.
      avoidEntryIife: false,
    },
    // The plugins of the browser's build concern its chunks and files.
    plugins: [],
  };
}

/** Builds the routes of a remote for Node. It takes shared modules from the host. */
export const createRemoteServerConfig = (app: string, isDev = false): Configuration => ({
  ...createServerConfig(app, './src/app/routes.tsx', isDev),
  externals: [
    ({ request }, done) => (isShared(request) ? done(undefined, `commonjs ${request}`) : done()),
    // Draws the map of the world, only in browsers.
    { 'pixi.js': 'commonjs pixi.js' },
  ],
});
