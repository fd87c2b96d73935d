import { queryOptions } from '@tanstack/react-query';
import { AssetMediaList } from '@emberclutch/contract/asset/asset-media.ts';
import type { AssetMediaInfo } from '@emberclutch/contract/asset/asset-media.ts';
import type { AssetState } from '@emberclutch/contract/asset/asset-values.ts';
import { computeShapeDigest } from '@emberclutch/contract/shape/shape-digest.ts';
import { assetQueries } from './assets.ts';
import { catchMissing } from './is-missing.ts';
import { request } from './request.ts';

/** The pictures of an asset; empty if the provider does not support the call. */
export async function listAssetMedia(id: number, signal?: AbortSignal): Promise<AssetMediaInfo[]> {
  const response = await catchMissing(request(`/v1/assets/${id}/medias`, { reader: AssetMediaList, signal }));
  return response?.medias ?? [];
}

export const assetMediaQueries = {
  all: [...assetQueries.all, 'medias'] as const,
  /** @param assetState current state of the asset; each state has its own pictures */
  of: (id: number, assetState: AssetState | null) =>
    queryOptions({
      queryKey: [...assetMediaQueries.all, id, assetState, computeShapeDigest(AssetMediaList)],
      queryFn: ({ signal }) => listAssetMedia(id, signal),
    }),
};
