import type { IncomingMessage, ServerResponse } from 'node:http';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { faviconUrl } from '@emberclutch/edge/composition/page-html.ts';
import { pageClasses, rootId } from '@emberclutch/contract/site/page-protocol.ts';
import { firstPaintCss } from '@emberclutch/web/theme/first-paint-css.ts';
import { addFastRefresh } from '../webpack/add-fast-refresh.ts';
import { createHostConfig } from '../webpack/create-host-config.ts';
import { createSelfContainedConfig } from '../webpack/create-self-contained-config.ts';
import { createDevServerOptions } from './create-dev-server-options.ts';

export interface SourceServer {
  app: string;
  /** URL of the app's files, such as `http://localhost:3101`. */
  url: string;
  stop: () => Promise<void>;
}

/** Starts a webpack-dev-server for each app. @param sitePort the port to which the servers forward API requests of standalone pages */
export async function serveFromSource(apps: readonly string[], sitePort: number): Promise<SourceServer[]> {
  const servers: SourceServer[] = [];
  for (const [index, app] of apps.entries())
    servers.push(await serveApp(app, toFirstSourcePort(sitePort) + index, sitePort));
  return servers;
}

async function serveApp(app: string, port: number, sitePort: number): Promise<SourceServer> {
  const build = { app, isDev: true };
  const configuration = addFastRefresh(
    app === 'host' ? createHostConfig(build) : createSelfContainedConfig(build),
  );
  const server = new WebpackDevServer(
    {
      ...(await createDevServerOptions(app, port)),
      proxy: [
        { context: ['/v1', '/fonts'], target: `http://localhost:${sitePort}` },
        {
          context: ['/outbox.json'],
          target: `http://localhost:${sitePort}`,
          // The standalone page of a remote reads sign-in codes there.
          headers: { authorization: `Bearer ${process.env.OPERATOR_TOKEN ?? ''}` },
        },
      ],
      setupMiddlewares: (middlewares) =>
        app === 'host' ? middlewares : [...middlewares, createStandalonePage(app)],
    },
    webpack(configuration),
  );
  await server.start();
  return { app, url: `http://localhost:${port}`, stop: () => server.stop() };
}

/** Creates a middleware that answers every page request with a page that mounts only this remote. */
const createStandalonePage = (app: string) => ({
  name: 'standalone-page',
  middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    if (!request.headers.accept?.includes('text/html')) return next();
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(composePage(app));
  },
});

const composePage = (app: string) => `<!doctype html>
<html lang="en" class="${pageClasses.season('GENESIS')}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${app}, alone</title>
<link rel="icon" href="${faviconUrl}">
<style>${firstPaintCss}</style>
<script defer src="/standalone.js"></script>
</head>
<body><div id="${rootId}"></div></body>
</html>
`;

/** Returns the port of the first development server. Other apps get the following ports. */
export const toFirstSourcePort = (sitePort: number) => sitePort + 101;
