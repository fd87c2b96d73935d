import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { withFastRefresh } from '../webpack/with-fast-refresh.ts';
import { hostConfig } from '../webpack/host-config.ts';
import { selfContainedConfig } from '../webpack/self-contained-config.ts';
import { standalonePage } from './standalone-page.ts';

export interface SourceServer {
  app: string;
  /** Where its files are: `http://localhost:3101`. */
  url: string;
  stop: () => Promise<void>;
}

/**
 * Starts a webpack-dev-server for each app, on ports from 101 above the site's.
 * @param sitePort where the provider's calls go from a remote's own page
 */
export async function serveFromSource(apps: readonly string[], sitePort: number): Promise<SourceServer[]> {
  const servers: SourceServer[] = [];
  for (const [index, app] of apps.entries())
    servers.push(await serveApp(app, sitePort + 101 + index, sitePort));
  return servers;
}

async function serveApp(app: string, port: number, sitePort: number): Promise<SourceServer> {
  const build = { app, isDev: true };
  const configuration = withFastRefresh(app === 'host' ? hostConfig(build) : selfContainedConfig(build));
  const server = new WebpackDevServer(
    {
      port,
      host: 'localhost',
      hot: true,
      liveReload: false,
      headers: { 'access-control-allow-origin': '*' },
      allowedHosts: ['localhost'],
      // The page is the site's, so the socket must be told where its server is.
      client: {
        overlay: false,
        webSocketURL: { hostname: 'localhost', port, pathname: '/ws', protocol: 'ws' },
      },
      proxy: [{ context: ['/v1', '/fonts'], target: `http://localhost:${sitePort}` }],
      setupMiddlewares: (middlewares) =>
        app === 'host' ? middlewares : [...middlewares, standalonePage(app)],
    },
    webpack(configuration),
  );
  await server.start();
  return { app, url: `http://localhost:${port}`, stop: () => server.stop() };
}
