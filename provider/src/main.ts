import Fastify from 'fastify';
import { openProvider } from './app.ts';
import { ConfigError, readConfig } from './config.ts';
import { DatabaseError } from './database.ts';
import { WorldFolderError } from './folder-lock.ts';
import { loggerOptions, requestLines } from './logging.ts';
import { trustNearestProxy } from './network.ts';
import { closeServer } from './operation/close-server.ts';
import { untilStopped } from './operation/until-stopped.ts';
import { refuseUnreadable } from './plugins/problems.ts';
import { numberRequests } from './request-ids.ts';

/** The provider alone in its own process. */
async function main() {
  const stopped = untilStopped();
  const config = readConfig(process.env);
  const provider = await openProvider(config);
  const app = Fastify({
    logger: loggerOptions(config),
    logController: requestLines(config),
    trustProxy: config.trustProxy && trustNearestProxy,
    genReqId: numberRequests(),
    frameworkErrors: refuseUnreadable,
  });
  try {
    await app.register(provider.plugin);
    await app.listen({ host: config.host, port: config.port });
    provider.start();
    await stopped;
    await provider.drain();
  } finally {
    await closeServer(app);
    await provider.close();
  }
}

try {
  await main();
} catch (error) {
  const isForThePerson = [ConfigError, DatabaseError, WorldFolderError].some((kind) => error instanceof kind);
  console.error(isForThePerson && error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
