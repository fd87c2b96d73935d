import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { createRemoteConfig } from '../webpack/remote-config.ts';
import { addFastRefresh } from '../webpack/add-fast-refresh.ts';
import { createDevServerOptions } from './create-dev-server-options.ts';
import type { SourceServer } from './serve-from-source.ts';

/**
 * Serves a remote from source for the host of a live site with an override that points at this server. The host provides the development
 * build of React, so edits appear through Fast Refresh.
 * @param port port of this server
 * @returns the server, after it has built the remote
 */
export async function serveForLiveHost(app: string, port: number): Promise<SourceServer> {
  const compiler = webpack(addFastRefresh(createRemoteConfig({ app, isDev: true })));
  const { promise: firstBuild, resolve } = Promise.withResolvers<void>();
  compiler.hooks.done.tap('serveForLiveHost', () => resolve());
  const server = new WebpackDevServer(await createDevServerOptions(app, port), compiler);
  await server.start();
  await firstBuild; // a host gives up on a remote that takes too long to respond
  return { app, url: `http://localhost:${port}`, stop: () => server.stop() };
}
