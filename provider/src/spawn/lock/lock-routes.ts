import { EntityParams } from '@emberclutch/contract/shape/input/entity-params.ts';
import { schemaOf } from '@emberclutch/contract/shape/schema-of.ts';
import { invalidKeyId, LockRequest } from '@emberclutch/contract/spawn/input/lock-request.ts';
import { ActiveLock, LockReport } from '@emberclutch/contract/spawn/lock-report.ts';
import { Lock } from '@emberclutch/contract/spawn/lock.ts';
import { readClientAddress } from '@emberclutch/server/shares/client-address.ts';
import type { FastifyRequest, FastifySchema } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { ProblemError } from '../../platform/http/problem-error.ts';

const LockHeaders = z.object({
  /** draft-ietf-httpapi-idempotency-key-header: one key per intent of the player, sent again with every retry. */
  'idempotency-key': z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
});

const lockEggsSchema = {
  operationId: 'lockEggs',
  summary: 'Lock eggs and gateway keys until they are paid',
  description:
    'An account holds at most one lock in a cycle. The same body again returns the same lock; another body replaces it.\n\nSend one `Idempotency-Key` per intent of the buyer, and the same one on every retry. For at least 24 hours, a request with a key that created or confirmed a lock returns that lock while it is held or paid, and `lock_expired` once it has expired, or was released or replaced. With another body it is rejected (`idempotency_mismatch`). A rejected request does not use its key up.',
  problems: [
    'cycle_closed',
    'fee_changed',
    'limit_exceeded',
    'mixed_basket',
    'voucher_mismatch',
    'key_unusable',
    'not_found',
    'sold_out',
    'idempotency_mismatch',
    'lock_expired',
    'too_many_requests',
  ],
  body: LockRequest,
  headers: LockHeaders,
  response: { 200: schemaOf(Lock) },
} satisfies FastifySchema;

/** Mounted in the authenticated scope: `request.account` is always set. */
export const lockRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/v1/eggs/spawn/lock',
    {
      schema: lockEggsSchema,
      attachValidation: true,
      // Hot path, thousands of requests per second: the compiler has checked the response type, so zod does not check it again.
      serializerCompiler: () => JSON.stringify,
    },
    (request) => {
      rejectInvalidBody(request);
      const { account, body, headers } = request;
      return app.networkLocks.run(
        { accountId: account.id, address: readClientAddress(request) },
        (onWritten) =>
          app.spawnLocks.lock(account.id, body, { idempotencyKey: headers['idempotency-key'], onWritten }),
      );
    },
  );

  app.get(
    '/v1/eggs/spawn/lock/active',
    {
      schema: {
        operationId: 'getActiveLock',
        summary: 'Get the lock that the account holds now; null if it holds none',
        response: { 200: schemaOf(ActiveLock) },
      },
    },
    ({ account }) => app.spawnLocks.getActive(account.id),
  );

  app.get(
    '/v1/eggs/spawn/lock/:id',
    {
      schema: {
        operationId: 'getLock',
        summary: 'Get the state of a lock of the account',
        problems: ['not_found'],
        params: EntityParams,
        response: { 200: schemaOf(LockReport) },
      },
    },
    ({ account, params }) => app.spawnLocks.report(account.id, params.id),
  );

  app.delete(
    '/v1/eggs/spawn/lock/:id',
    {
      schema: {
        operationId: 'releaseLock',
        summary: 'Release a lock',
        description:
          'Succeeds for a lock that has expired or was released before. `conflict`: the lock is paid.',
        problems: ['not_found', 'conflict', 'too_many_requests'],
        params: EntityParams,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const buyer = { accountId: request.account.id, address: readClientAddress(request) };
      await app.spawnLocks.release(buyer, request.params.id);
      return reply.status(204).send(null);
    },
  );
};

/** The specification prescribes the message about a key id (section 5); the other messages name the field. */
function rejectInvalidBody({ validationError }: FastifyRequest): void {
  if (validationError)
    throw isAboutKeyId(validationError) ? new ProblemError('bad_request', invalidKeyId) : validationError;
}

const isAboutKeyId = ({ validation = [] }: { validation?: { message?: string }[] }) =>
  validation.some(({ message }) => message === invalidKeyId);
