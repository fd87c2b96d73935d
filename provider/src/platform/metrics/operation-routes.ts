import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { ProblemError } from '../http/problem-error.ts';
import { areEqual, hashOf } from '../secret.ts';
import { isLoopbackRequest } from '../http/is-loopback-request.ts';

/** For whoever runs the provider: does the process live, should it be sent requests, how is it doing. */
export const operationRoutes: FastifyPluginAsync = async (app) => {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  // Asked every few seconds: only what goes wrong is worth a line.
  const options = { schema: { hide: true }, logLevel: 'warn' } as const;

  app.get('/healthz', options, async () => ({ status: 'ok' }));

  app.get('/readyz', options, async (_request, reply) => {
    const obstacle = await app.readiness.findObstacle();
    if (obstacle === null) return { status: 'ready' };
    return reply.status(503).send({ status: 'not ready', reason: obstacle });
  });

  app.get('/metrics', options, async (request, reply) => {
    if (!mayReadMetrics(request, app.config.metricsToken))
      throw new ProblemError('not_found', 'There is nothing here.');
    return reply.type(app.meters.contentType).send(await app.meters.report());
  });
};

/** With a token, whoever brings it and nobody else; without one, this machine. */
function mayReadMetrics(request: FastifyRequest, token: string | null): boolean {
  if (token === null) return isLoopbackRequest(request);
  const [, brought = ''] = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
  return areEqual(hashOf(brought), hashOf(token));
}
