import { LockId } from '@emberclutch/shared/contract/ids';
import { LockRequest } from '@emberclutch/shared/contract/lock-request';
import { ActiveLock, Lock, LockReport } from '@emberclutch/shared/contract/spawn';
import { wholeNumberText } from '@emberclutch/shared/contract/whole-number-text';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';

const LockHeaders = z.object({
  /** draft-ietf-httpapi-idempotency-key-header: one per intent of the player, the same on every retry. */
  'idempotency-key': z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
});

const LockParams = z.object({ id: wholeNumberText(LockId) });

/** Mounted inside the authenticated scope: `request.account` is always there. */
export const lockRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/v1/eggs/spawn/lock',
    {
      schema: {
        summary: 'Hold eggs and keys until they are paid',
        body: LockRequest,
        headers: LockHeaders,
        response: { 200: Lock },
      },
      // Hot path, thousands of requests a second: the compiler has checked the answer's type, zod does not do it again.
      serializerCompiler: () => JSON.stringify,
    },
    ({ account, body, headers }) => app.spawnLocks.lock(account.id, body, headers['idempotency-key']),
  );

  app.get(
    '/v1/eggs/spawn/lock/active',
    { schema: { summary: 'The lock that you hold now, if any', response: { 200: ActiveLock } } },
    ({ account }) => app.spawnLocks.getActive(account.id),
  );

  app.get(
    '/v1/eggs/spawn/lock/:id',
    {
      schema: { summary: 'How a lock of yours stands', params: LockParams, response: { 200: LockReport } },
    },
    ({ account, params }) => app.spawnLocks.report(account.id, params.id),
  );

  app.delete(
    '/v1/eggs/spawn/lock/:id',
    { schema: { summary: 'Give back what is held', params: LockParams, response: { 204: z.null() } } },
    async (request, reply) => {
      await app.spawnLocks.release(request.account.id, request.params.id);
      return reply.status(204).send(null);
    },
  );
};
