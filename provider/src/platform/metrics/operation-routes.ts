import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { isLoopbackRequest } from '@emberclutch/server/http/is-loopback-request.ts';
import { ProblemError } from '../http/problem-error.ts';
import { areEqual, hashOf } from '../secret.ts';
import type { Metrics } from './metrics.ts';
import type { Readiness } from './readiness.ts';

interface Options {
  metrics: Metrics;
  /** Null where another part of the process answers `/healthz` and `/readyz`. */
  readiness: Readiness | null;
  metricsToken: string | null;
}

/** For orchestrators, load balancers and Prometheus: liveness, readiness and metrics. */
export const operationRoutes: FastifyPluginAsync<Options> = async (
  app,
  { metrics, readiness, metricsToken },
) => {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  // Requested every few seconds, so that only failures are logged.
  const options = { schema: { hide: true }, logLevel: 'warn' } as const;

  if (readiness) {
    app.get('/healthz', options, async () => ({ status: 'ok' }));

    app.get('/readyz', options, async (_request, reply) => {
      const obstacle = await readiness.findObstacle();
      if (obstacle === null) return { status: 'ready' };
      return reply.status(503).send({ status: 'not ready', reason: obstacle });
    });
  }

  app.get('/metrics', options, async (request, reply) => {
    if (!mayReadMetrics(request, metricsToken)) throw new ProblemError('not_found', 'There is nothing here.');
    return reply.type(metrics.contentType).send(await metrics.report());
  });
};

/** With a token, requests that carry it; without one, requests from this machine. */
function mayReadMetrics(request: FastifyRequest, token: string | null): boolean {
  if (token === null) return isLoopbackRequest(request);
  const [, given = ''] = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
  return areEqual(hashOf(given), hashOf(token));
}
