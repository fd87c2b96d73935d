import type { Configuration } from 'webpack-dev-server';

/** Creates the options of a development server. @param port port of the server */
export const createDevServerOptions = (port: number): Configuration => ({
  port,
  host: 'localhost',
  headers: { 'access-control-allow-origin': '*' },
  allowedHosts: ['localhost'],
  hot: true,
  liveReload: false,
  // The site serves the page, so the client needs the address of this server.
  client: {
    overlay: false,
    webSocketURL: { hostname: 'localhost', port, pathname: '/ws', protocol: 'ws' },
  },
});
