import { flushCompileCache } from 'node:module';
import Fastify from 'fastify';
import { openProvider } from './app.ts';
import { checkTestServices } from './config/check-test-services.ts';
import { readConfig } from './config/config.ts';
import { closeServer } from './platform/http/close-server.ts';
import { listenError } from './platform/http/listen-error.ts';
import { runProcess } from './platform/run-process.ts';
import { untilStopped } from './platform/until-stopped.ts';
import { createRequestIds } from './platform/http/create-request-ids.ts';
import { answerUnknownRoute } from './platform/http/problems.ts';
import { serverOptions } from './server-options.ts';

/** Runs the provider without an edge. */
await runProcess(async () => {
  const stopped = untilStopped();
  const config = readConfig(process.env);
  checkTestServices(config);
  const provider = await openProvider(config);
  const app = Fastify({
    ...serverOptions(config),
    genReqId: createRequestIds(),
  });
  try {
    app.setNotFoundHandler(answerUnknownRoute);
    await app.register(provider.plugin);
    await app.listen({ host: config.host, port: config.port }).catch((error: unknown) => {
      throw listenError(error, config);
    });
    // Node stores compiled modules when a process ends by itself, which one that is killed does not.
    flushCompileCache();
    provider.start();
    await stopped;
    await provider.drain();
  } finally {
    await closeServer(app);
    await provider.close();
  }
});
