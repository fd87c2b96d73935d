import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { OperatorAccess } from '@emberclutch/server/http/operator-access.ts';
import { areEqual } from '@emberclutch/server/http/are-equal.ts';
import { ProblemError } from '../http/problem-error.ts';
import type { Metrics } from './metrics.ts';
import type { Readiness } from './readiness.ts';

interface Options {
  metrics: Metrics;
  readExtraMetrics?: (() => Promise<string>) | undefined;
  /** Null if another part of the process answers `/healthz` and `/readyz`. */
  readiness: Readiness | null;
  metricsToken: string | null;
  operator: OperatorAccess;
}

/** Routes for orchestrators, load balancers and Prometheus: liveness, readiness and metrics. */
export const operationalRoutes: FastifyPluginAsync<Options> = async (
  app,
  { metrics, readExtraMetrics, readiness, metricsToken, operator },
) => {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  // Only failures are logged, because these routes are requested every few seconds.
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
    if (operator.acceptTokenLink(request, reply)) return reply;
    if (!operator.isAllowed(request) && !hasMetricsToken(request, metricsToken))
      throw new ProblemError('not_found', 'There is nothing here.');
    const extraMetrics = (await readExtraMetrics?.()) ?? '';
    return reply.type(metrics.contentType).send((await metrics.report()) + extraMetrics);
  });
};

function hasMetricsToken({ headers }: FastifyRequest, token: string | null): boolean {
  const [, sentToken = ''] = /^Bearer (\S+)$/i.exec(headers.authorization ?? '') ?? [];
  return token !== null && areEqual(sentToken, token);
}
