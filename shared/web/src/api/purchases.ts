import { queryOptions } from '@tanstack/react-query';
import { PurchaseList } from '@emberclutch/contract/spawn/purchase.ts';
import type { PurchaseInfo } from '@emberclutch/contract/spawn/purchase.ts';
import { request } from './request.ts';

/** The purchases of the account, newest first. Optional: a provider without this call answers 404. */
export async function listPurchases(signal?: AbortSignal): Promise<PurchaseInfo[]> {
  const { purchases } = await request('/v1/purchases', { access: 'private', answer: PurchaseList, signal });
  return purchases;
}

export const purchaseQueries = {
  all: ['purchases'] as const,
  own: () =>
    queryOptions({
      queryKey: [...purchaseQueries.all, 'own'],
      queryFn: ({ signal }) => listPurchases(signal),
    }),
};
