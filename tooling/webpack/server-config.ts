import type { Configuration } from 'webpack';
import { releaseBaseToken, toReleaseBaseToken } from '@emberclutch/contract/site/page-protocol.ts';
import { getDistFolder } from '../federation/apps.ts';
import { isShared } from '../federation/shared-modules.ts';
import { createBaseConfig } from './base-config.ts';

/** File name of an app's server bundle in its release. */
export const serverFile = 'server.cjs';

/**
 * Creates the configuration that builds an app for Node into one file, with the same names of styles and pictures as in the browser's build. A
 * token replaces the address of the release, which is unknown before the build.
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
      // Does not bundle workers, because only browsers start them.
      parser: { javascript: { dynamicImportMode: 'eager', worker: false } },
    },
    // The size of the bundle does not matter, because no browser loads it.
    optimization: {
      minimize: false,
      splitChunks: false,
      concatenateModules: false,
      mangleExports: false,
      // Without the function around the entry, webpack would have to parse all modules again.
      avoidEntryIife: false,
    },
    // Needs no plugins, because they concern chunks and files for browsers.
    plugins: [],
  };
}

/** Creates the configuration that builds the routes of a remote for Node. The bundle takes shared modules from the host. */
export const createRemoteServerConfig = (app: string, isDev = false): Configuration => ({
  ...createServerConfig(app, './src/app/routes.tsx', isDev),
  externals: [
    ({ request }, done) => (isShared(request) ? done(undefined, `commonjs ${request}`) : done()),
    // PixiJS draws the map of the world, which happens only in browsers.
    { 'pixi.js': 'commonjs pixi.js' },
  ],
});
