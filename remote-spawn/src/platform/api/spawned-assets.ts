import { queryOptions } from '@tanstack/react-query';
import type { AssetState } from '@emberclutch/contract/asset/asset-values.ts';
import type { SpawnSeason } from '@emberclutch/contract/season/spawn-season.ts';
import { assetQueries, getAsset } from '@emberclutch/web/api/assets.ts';
import { listFirstDragons } from '@emberclutch/web/api/list-first-dragons.ts';

/** Separate from `assetQueries`, because the home page needs none of them. */
export const spawnedAssetQueries = {
  /** The three newest eggs or dragons in this state that were spawned in one season. */
  newest: (season: SpawnSeason | undefined, state: AssetState) =>
    queryOptions({
      queryKey: [...assetQueries.all, 'of-season', season, state],
      queryFn: async ({ signal }) => {
        const filter = { state: [state], spawn: season && [season] };
        const list = await listFirstDragons(3, { ...filter, orderBy: 'created', orderDir: 'desc' }, signal);
        return list.assets;
      },
    }),
  receivedOne: (id: number) =>
    queryOptions({
      queryKey: [...assetQueries.all, 'received-one', id],
      queryFn: ({ signal }) => getAsset(id, signal),
    }),
  /**
   * The readable assets of one purchase. Their key does not start with the key of `assetQueries.one`, because the shell celebrates
   * golden eggs that it finds there, and the player has not seen these yet.
   */
  received: (ids: readonly number[]) =>
    queryOptions({
      queryKey: [...assetQueries.all, 'received', ids],
      queryFn: async ({ client }) => {
        // One query per asset, so that each has its own retries.
        const responses = await Promise.allSettled(
          ids.map((id) => client.fetchQuery(spawnedAssetQueries.receivedOne(id))),
        );
        return responses.flatMap((response) => (response.status === 'fulfilled' ? [response.value] : []));
      },
    }),
};
