import { queryOptions } from '@tanstack/react-query';
import { AssetRank, AssetRankResponse } from '@emberclutch/contract/asset/asset-rank.ts';
import { computeShapeDigest } from '@emberclutch/contract/shape/shape-digest.ts';
import { catchMissing } from './is-missing.ts';
import { request } from './request.ts';

/** How an egg or dragon ranks in its season; null for a gateway key, and if the provider does not report ranks. */
export async function findRank(id: number, signal?: AbortSignal): Promise<AssetRank | null> {
  const response = await catchMissing(
    request(`/v1/assets/${id}/rank`, { reader: AssetRankResponse, signal }),
  );
  return response && response.value;
}

export const rankQueries = {
  all: ['ranks'] as const,
  of: (id: number) =>
    queryOptions({
      queryKey: [...rankQueries.all, id, computeShapeDigest(AssetRank)],
      queryFn: ({ signal }) => findRank(id, signal),
    }),
};
