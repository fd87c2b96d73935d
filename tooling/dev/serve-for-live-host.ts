import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { remoteConfig } from '../webpack/remote-config.ts';
import { devServerOptions } from './dev-server-options.ts';
import type { SourceServer } from './serve-from-source.ts';

/**
 * Serves a remote from source for the host of a site that is live, which names this server in an override. The build is that
 * of a release, not minified, because a live host has the production build of React: an edit reloads the page.
 * @param port of this server
 */
export async function serveForLiveHost(app: string, port: number): Promise<SourceServer> {
  const { optimization, ...configuration } = remoteConfig({ app, isDev: false });
  const server = new WebpackDevServer(
    { ...devServerOptions(port), hot: false, liveReload: true },
    webpack({ ...configuration, optimization: { ...optimization, minimize: false } }),
  );
  await server.start();
  return { app, url: `http://localhost:${port}`, stop: () => server.stop() };
}
