import { queryOptions } from '@tanstack/react-query';
import type { AssetState } from '../contract/asset.ts';
import { LenientAssetMediaList } from '../contract/lenient-asset-media.ts';
import type { AssetMediaInfo } from '../contract/lenient-asset-media.ts';
import { isApiError } from './api-error.ts';
import { assetQueries } from './assets.ts';
import { request } from './request.ts';

/** The pictures of an asset; none with a provider that has no such call, which answers 404. */
export async function listAssetMedia(id: number, signal?: AbortSignal): Promise<AssetMediaInfo[]> {
  try {
    return await request(`/v1/assets/${id}/medias`, { answer: LenientAssetMediaList, signal });
  } catch (error) {
    if (isApiError(error) && error.code === 'not_found') return [];
    throw error;
  }
}

export const assetMediaQueries = {
  all: [...assetQueries.all, 'medias'] as const,
  /** @param assetState present state of the asset, which has other pictures in the next one */
  of: (id: number, assetState: AssetState | null) =>
    queryOptions({
      queryKey: [...assetMediaQueries.all, id, assetState],
      queryFn: ({ signal }) => listAssetMedia(id, signal),
    }),
};
