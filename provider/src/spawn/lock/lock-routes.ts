import { LockId } from '@emberclutch/shared/contract/ids';
import { Lock, LockBody, LockReport } from '@emberclutch/shared/contract/spawn';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { nowInSeconds } from '../../platform/clock.ts';
import { reportLock } from './lock-report.ts';
import { releaseLock } from './release-lock.ts';
import { pathNumber } from '../../platform/http/path-number.ts';

const LockHeaders = z.object({
  /** draft-ietf-httpapi-idempotency-key-header: one per intent of the player, the same on every try. */
  'idempotency-key': z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
});

const LockParams = z.object({ id: pathNumber(LockId) });

/** Mounted inside the authenticated scope: `request.account` is always there. */
export const spawnRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/v1/eggs/spawn/lock',
    {
      schema: {
        summary: 'Hold eggs and keys until they are paid',
        body: LockBody,
        headers: LockHeaders,
        response: { 200: Lock },
      },
      // Asked for by the thousand a second: what the compiler has checked is not checked again.
      serializerCompiler: () => JSON.stringify,
    },
    (request) => app.spawnLocks.lock(request.account.id, request.body, request.headers['idempotency-key']),
  );

  app.get(
    '/v1/eggs/spawn/lock/:id',
    { schema: { summary: 'How a lock of yours stands', params: LockParams, response: { 200: LockReport } } },
    ({ account, params }) => reportLock(app.db, app.payments, account.id, params.id, nowInSeconds(app.clock)),
  );

  app.delete(
    '/v1/eggs/spawn/lock/:id',
    { schema: { summary: 'Give back what is held', params: LockParams, response: { 204: z.null() } } },
    async (request, reply) => {
      await releaseLock(app.db, request.account.id, request.params.id, nowInSeconds(app.clock));
      return reply.status(204).send(null);
    },
  );
};
