import { queryOptions } from '@tanstack/react-query';
import { LenientPurchaseList } from '@emberclutch/contract/lenient-purchase.ts';
import { request } from './request.ts';

/** The purchases of the account, newest first. Optional: a provider without this call answers 404. */
export const listPurchases = (signal?: AbortSignal) =>
  request('/v1/purchases', { access: 'private', answer: LenientPurchaseList, signal });

export const purchaseQueries = {
  all: ['purchases'] as const,
  own: () =>
    queryOptions({
      queryKey: [...purchaseQueries.all, 'own'],
      queryFn: ({ signal }) => listPurchases(signal),
    }),
};
