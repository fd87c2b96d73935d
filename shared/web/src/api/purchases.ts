import { infiniteQueryOptions } from '@tanstack/react-query';
import { computeShapeDigest } from '@emberclutch/contract/shape/shape-digest.ts';
import { PurchaseList } from '@emberclutch/contract/spawn/purchase.ts';
import type { PurchaseListInfo } from '@emberclutch/contract/spawn/purchase.ts';
import { receiptPageSize } from '@emberclutch/contract/spawn/spawn-values.ts';
import { isApiError } from './api-error.ts';
import { request } from './request.ts';

/** A page of purchases, newest first. A provider without this call answers 404; some also do so after the last page. */
export async function listPurchases(page: number, signal?: AbortSignal): Promise<PurchaseListInfo> {
  try {
    return await request('/v1/purchases', {
      access: 'private',
      query: { limit: receiptPageSize.default, page },
      reader: PurchaseList,
      signal,
    });
  } catch (error) {
    if (page > 0 && isApiError(error) && error.status === 404)
      return { purchases: [], skipped: 0, total: undefined };
    throw error;
  }
}

export const purchaseQueries = {
  all: ['purchases'] as const,
  own: () =>
    infiniteQueryOptions({
      queryKey: [...purchaseQueries.all, 'own', computeShapeDigest(PurchaseList)],
      queryFn: ({ pageParam, signal }) => listPurchases(pageParam, signal),
      initialPageParam: 0,
      getNextPageParam: (_last, pages) => (hasMore(pages) ? pages.length : null),
      select: ({ pages }) => ({
        purchases: joinPages(pages),
        skipped: countSkipped(pages),
        total: pages.at(-1)?.total,
      }),
    }),
};

/** Whether the provider may have another page. A provider that ignores the page number repeats its list on every page. */
function hasMore(pages: PurchaseListInfo[]): boolean {
  const knownCount = joinPages(pages).length;
  if (knownCount === joinPages(pages.slice(0, -1)).length) return false;
  const { purchases, skipped, total } = pages.at(-1) ?? { purchases: [], skipped: 0, total: 0 };
  return total === undefined
    ? purchases.length + skipped === receiptPageSize.default
    : knownCount + countSkipped(pages) < total;
}

const countSkipped = (pages: PurchaseListInfo[]) => pages.reduce((sum, { skipped }) => sum + skipped, 0);

/** Without duplicates: a purchase made between two reads moves the others to the next page. */
const joinPages = (pages: PurchaseListInfo[]) => [
  ...new Map(
    pages.flatMap(({ purchases }) => purchases).map((purchase) => [purchase.purchaseId, purchase]),
  ).values(),
];
