import { promisify } from 'node:util';
import webpack from 'webpack';
import { hostServerConfig } from '../webpack/host-server-config.ts';
import { remoteServerConfig } from '../webpack/server-config.ts';

/**
 * Builds the server bundle of an app that is served from source, and again after each change.
 * @param folder that the bundle is written to
 * @param onRebuilt called after each further build that succeeds
 * @returns once the first build has ended: a function that stops the watcher. The development server prints the same errors
 */
export async function watchServerBundle(
  app: string,
  folder: string,
  onRebuilt: () => void,
): Promise<() => Promise<void>> {
  const configuration = app === 'host' ? hostServerConfig(true) : remoteServerConfig(app, true);
  const compiler = webpack({ ...configuration, output: { ...configuration.output, path: folder } });
  const { promise: firstBuild, resolve } = Promise.withResolvers<void>();
  let isFirst = true;
  const watching = compiler.watch({ aggregateTimeout: 100 }, (_error, stats) => {
    if (!isFirst && stats?.hasErrors() === false) onRebuilt();
    isFirst = false;
    resolve();
  });
  await firstBuild;
  return promisify((done: (error?: Error | null) => void) => watching?.close(done));
}
