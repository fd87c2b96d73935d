import { stat } from 'node:fs/promises';
import fastifyPlugin from 'fastify-plugin';
import type { SiteFolder } from '../releases/site-folder.ts';

interface Options {
  folder: SiteFolder;
  /** Whether the process is about to end. */
  isDraining: () => boolean;
  /** Why the clock keeps a process with a provider from being ready; null if the clock is right. */
  findClockObstacle: () => string | null;
}

/**
 * Serves `/healthz` and `/readyz` of the edge itself. The edge is ready while it can serve pages, even if the provider or its database is
 * down: pages stay readable, and the API answers 503. With a wrong clock, the edge is not ready, because a provider in its process then
 * runs no jobs.
 */
export const edgeHealth = fastifyPlugin<Options>(
  async (app, { folder, isDraining, findClockObstacle }) => {
    const options = { logLevel: 'warn' } as const;
    app.get('/healthz', options, (_request, reply) =>
      reply.header('cache-control', 'no-store').send({ status: 'ok' }),
    );
    app.get('/readyz', options, async (_request, reply) => {
      void reply.header('cache-control', 'no-store');
      const obstacle = isDraining()
        ? 'The process is ending.'
        : await stat(folder.live).then(findClockObstacle, () => 'Nothing is published.');
      if (obstacle === null) return { status: 'ready' };
      return reply.status(503).send({ status: 'not ready', reason: obstacle });
    });
  },
  { name: 'edge-health' },
);
