import type { FastifyInstance } from 'fastify';
import { OperatorAccess } from '@emberclutch/server/http/operator-access.ts';
import type { Evidence } from './evidence.ts';

interface Options {
  evidence: Evidence;
  operator: OperatorAccess;
  metricsToken: string | null;
}

/** `/metrics` of an edge without a provider in its process: the reports of pages. */
export async function evidenceMetrics(
  app: FastifyInstance,
  { evidence, operator, metricsToken }: Options,
): Promise<void> {
  const scraper = metricsToken === null ? null : new OperatorAccess(metricsToken);
  app.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
    if (operator.openByLink(request, reply)) return reply;
    if (!operator.isAllowed(request) && !scraper?.isAllowed(request)) return reply.callNotFound();
    return reply
      .header('cache-control', 'no-store')
      .type(evidence.contentType)
      .send(await evidence.report());
  });
}
