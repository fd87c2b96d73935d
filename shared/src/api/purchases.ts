import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { Purchase } from '../contract/spawn.ts';
import { request } from './request.ts';

/** Under `purchases`, as ours writes it, or bare. */
const PurchaseList = z.pipe(
  z.union([z.object({ purchases: z.array(Purchase) }), z.array(Purchase)]),
  z.transform((answer): Purchase[] => (Array.isArray(answer) ? answer : answer.purchases)),
);

/** What the account has bought, newest first. Optional: providers without the call answer 404. */
export const listPurchases = (signal?: AbortSignal) =>
  request('/v1/purchases', { access: 'private', answer: PurchaseList, signal });

export const purchaseQueries = {
  all: ['purchases'] as const,
  own: () =>
    queryOptions({
      queryKey: [...purchaseQueries.all, 'own'],
      queryFn: ({ signal }) => listPurchases(signal),
    }),
};
