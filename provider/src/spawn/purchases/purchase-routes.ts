import { EntityParams } from '@emberclutch/contract/shape/input/entity-params.ts';
import { schemaOf } from '@emberclutch/contract/shape/schema-of.ts';
import { PurchaseBody, PurchaseQuery } from '@emberclutch/contract/spawn/input/lock-request.ts';
import { Purchase, PurchaseList } from '@emberclutch/contract/spawn/purchase.ts';
import { readClientAddress } from '@emberclutch/server/shares/client-address.ts';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ProblemError } from '../../platform/http/problem-error.ts';

/** Mounted in the authenticated scope: `request.account` is always set. */
export const purchaseRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/v1/voucher/purchase',
    {
      schema: {
        operationId: 'confirmPurchase',
        summary: 'Complete a purchase',
        description:
          'Pays a lock with the gateway keys that it holds, or confirms that a card has paid it. May be repeated: it returns the same receipt. `not_found`: the lock is unknown or has expired. `payment_required`: no card payment has arrived.',
        problems: ['not_found', 'payment_required', 'key_unusable', 'too_many_requests'],
        body: PurchaseBody,
        response: { 200: schemaOf(Purchase) },
      },
      attachValidation: true,
    },
    (request) => {
      requireValidId(request);
      return app.purchases.confirm(
        { accountId: request.account.id, address: readClientAddress(request) },
        request.body.purchaseId,
      );
    },
  );

  app.get(
    '/v1/purchases',
    {
      schema: {
        operationId: 'listPurchases',
        summary: 'List the purchases of the account in pages, newest first',
        problems: ['bad_request'],
        querystring: PurchaseQuery,
        response: { 200: schemaOf(PurchaseList) },
      },
    },
    ({ account, query }) => app.purchases.list(account.id, query),
  );

  app.get(
    '/v1/purchases/:id',
    {
      schema: {
        operationId: 'getPurchase',
        summary: 'Get a purchase of the account',
        problems: ['not_found'],
        params: EntityParams,
        response: { 200: schemaOf(Purchase) },
      },
      attachValidation: true,
    },
    (request) => {
      requireValidId(request);
      return app.purchases.get(request.account.id, request.params.id);
    },
  );
};

/** The specification prescribes the message (section 5). */
function requireValidId({ validationError }: FastifyRequest) {
  if (validationError) throw new ProblemError('bad_request', 'Invalid purchase ID format');
}
