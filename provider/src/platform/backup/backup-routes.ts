import type { FastifyPluginAsync } from 'fastify';
import type { OperatorAccess } from '@emberclutch/server/http/operator-access.ts';
import { ProblemError } from '../http/problem-error.ts';

interface Options {
  /** Copies the embedded database while it is in use. */
  dump: () => Promise<Blob>;
  operator: OperatorAccess;
}

/** Serves a backup of an embedded world in use, for operators. `provider restore` reads it. */
export const backupRoutes: FastifyPluginAsync<Options> = async (app, { dump, operator }) => {
  let isRunning = false;
  app.get('/backup', { schema: { hide: true } }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (operator.acceptTokenLink(request, reply)) return reply;
    if (!operator.isAllowed(request)) throw new ProblemError('not_found', 'There is nothing here.');
    // A backup holds the whole database in memory, and other requests wait for it.
    if (isRunning) throw new ProblemError('unavailable', 'A backup is being made.');
    isRunning = true;
    try {
      const backup = Buffer.from(await (await dump()).arrayBuffer());
      return await reply
        .type('application/gzip')
        .header('content-disposition', 'attachment; filename="world.backup"')
        .send(backup);
    } finally {
      isRunning = false;
    }
  });
};
