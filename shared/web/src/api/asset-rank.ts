import { queryOptions } from '@tanstack/react-query';
import type { AssetRank } from '@emberclutch/contract/asset-rank.ts';
import { LenientAssetRank } from '@emberclutch/contract/lenient-asset-rank.ts';
import { nullIfMissing } from './is-missing.ts';
import { request } from './request.ts';

/** How an egg or dragon ranks in its season; null for a gateway key, and with a provider that does not say. */
export async function findRank(id: number, signal?: AbortSignal): Promise<AssetRank | null> {
  const answer = await nullIfMissing(request(`/v1/assets/${id}/rank`, { answer: LenientAssetRank, signal }));
  return answer && answer.rank;
}

export const rankQueries = {
  all: ['ranks'] as const,
  of: (id: number) =>
    queryOptions({
      queryKey: [...rankQueries.all, id],
      queryFn: ({ signal }) => findRank(id, signal),
    }),
};
