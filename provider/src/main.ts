import { flushCompileCache } from 'node:module';
import Fastify from 'fastify';
import { closeServer } from '@emberclutch/server/http/close-server.ts';
import { toListenError } from '@emberclutch/server/http/to-listen-error.ts';
import { collectGarbageWhileIdle } from '@emberclutch/server/process/collect-garbage-while-idle.ts';
import { runProcess } from '@emberclutch/server/process/run-process.ts';
import { toGraceMs, waitUntilStopped } from '@emberclutch/server/process/wait-until-stopped.ts';
import { startTracing } from '@emberclutch/server/tracing/start-tracing.ts';
import { openProvider } from './app.ts';
import { checkTestServices } from './config/check-test-services.ts';
import { readConfig } from './config/config.ts';
import { answerUnknownRoute } from './platform/http/problems.ts';
import { serverOptions } from './server-options.ts';

/** Runs the provider without an edge. */
await runProcess(async () => {
  const config = readConfig(process.env);
  checkTestServices(config, process.env);
  const stopSignal = waitUntilStopped(toGraceMs(config.drain));
  const stopTracing = await startTracing(config, 'emberclutch-provider');
  const provider = await openProvider(config);
  const app = Fastify(serverOptions(config));
  try {
    app.setNotFoundHandler(answerUnknownRoute);
    await app.register(provider.plugin);
    await app.listen({ host: config.host, port: config.port }).catch((error: unknown) => {
      throw toListenError(error, config);
    });
    if (config.operatorToken === null) process.stdout.write(`Operator token: ${provider.operatorToken}\n`);
    // Node stores compiled modules when a process exits, but not when it is killed.
    flushCompileCache();
    provider.start();
    collectGarbageWhileIdle();
    await stopSignal;
    await provider.drain();
  } finally {
    await closeServer(app);
    await provider.close();
    await stopTracing();
  }
});
