import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { withFastRefresh } from '../webpack/with-fast-refresh.ts';
import { hostConfig } from '../webpack/host-config.ts';
import { selfContainedConfig } from '../webpack/self-contained-config.ts';
import { standalonePage } from './standalone-page.ts';

export interface SourceServer {
  app: string;
  /** URL of its files: `http://localhost:3101`. */
  url: string;
  stop: () => Promise<void>;
}

/**
 * Starts a webpack-dev-server for each app, on ports from 101 above the site's.
 * @param sitePort port that API requests of a standalone page are forwarded to
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
      // The page comes from the site, so the client needs the address of this server.
      client: {
        overlay: false,
        webSocketURL: { hostname: 'localhost', port, pathname: '/ws', protocol: 'ws' },
      },
      proxy: [{ context: ['/v1', '/fonts', '/outbox.json'], target: `http://localhost:${sitePort}` }],
      setupMiddlewares: (middlewares) =>
        app === 'host' ? middlewares : [...middlewares, standalonePage(app)],
    },
    webpack(configuration),
  );
  await server.start();
  return { app, url: `http://localhost:${port}`, stop: () => server.stop() };
}
