import { queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import { serverNow } from '@emberclutch/web/state';
import { assetQueries } from '../../../api/assets.ts';
import { assetsKey } from '../../../api/assets-key.ts';
import { computeState } from './compute-state.ts';

/** The query of an asset, with initial data from a list. It reads the asset anyway, because lists may be stale or incomplete. */
export const openedAssetQuery = (client: QueryClient, id: number) =>
  queryOptions({
    ...assetQueries.one(id),
    initialData: () => findListedAsset(client, id),
    initialDataUpdatedAt: 0,
  });

/** An asset of the newest list in the cache, unless its state has changed since. */
function findListedAsset(client: QueryClient, id: number): AssetInfo | undefined {
  const lists = client.getQueryCache().findAll({ queryKey: assetsKey });
  const newestFirst = lists.toSorted((left, right) => right.state.dataUpdatedAt - left.state.dataUpdatedAt);
  for (const { state } of newestFirst) {
    const listedAsset = findAssets(state.data).find((asset) => asset.id === id);
    if (listedAsset)
      return computeState(listedAsset, serverNow() / 1_000) === listedAsset.assetState
        ? listedAsset
        : undefined;
  }
  return undefined;
}

function findAssets(response: unknown): readonly AssetInfo[] {
  if (typeof response !== 'object' || response === null) return [];
  if ('pages' in response && Array.isArray(response.pages)) return response.pages.flatMap(findAssets);
  // Cast: a member `assets` in a cached result has been read as `AssetInfo`.
  return 'assets' in response && Array.isArray(response.assets) ? (response.assets as AssetInfo[]) : [];
}
