import type { Configuration } from 'webpack-dev-server';
import { findWorldMap } from '../build/find-world-map.ts';
import { hasWorldMap } from '../federation/apps.ts';
import { mapFolder } from '../world-map/ensure-world-map.ts';

/** Creates the options of the development server of an app, which serves the pictures of the map if the app has one. */
export const createDevServerOptions = async (app: string, port: number): Promise<Configuration> => ({
  port,
  host: 'localhost',
  headers: { 'access-control-allow-origin': '*' },
  allowedHosts: ['localhost'],
  hot: true,
  liveReload: false,
  static: hasWorldMap(app) && {
    directory: await findWorldMap(),
    publicPath: `/${mapFolder}`,
    watch: false,
  },
  // The site serves the page, so the client needs the address of this server.
  client: {
    overlay: false,
    webSocketURL: { hostname: 'localhost', port, pathname: '/ws', protocol: 'ws' },
  },
});
