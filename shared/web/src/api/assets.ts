import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { AssetPage } from '@emberclutch/contract/asset/asset-page.ts';
import { AssetStats } from '@emberclutch/contract/asset/asset-stats.ts';
import type { AssetState, Element } from '@emberclutch/contract/asset/asset-values.ts';
import { Asset } from '@emberclutch/contract/asset/asset.ts';
import type { AssetOrder } from '@emberclutch/contract/asset/input/asset-query.ts';
import { pageSize } from '@emberclutch/contract/asset/asset-list-limits.ts';
import type { SpawnSeason } from '@emberclutch/contract/season/spawn-season.ts';
import { computeShapeDigest } from '@emberclutch/contract/shape/shape-digest.ts';
import { isApiError } from './api-error.ts';
import { assetsKey } from './assets-key.ts';
import { createPosition, readDragonPage } from './dragon-page.ts';
import type { DragonList } from './dragon-page.ts';
import { retryWithoutState } from './retry-without-state.ts';
import { request } from './request.ts';

/** How long a prefetched page counts as fresh. */
const prefetchStaleMs = 30_000;

/** How long a list is cached after the player has left it, so that Back shows all its pages. */
const listCacheMs = 30 * 60_000;

const maxSearchResults = 10;

/** Filter and order of an asset list. */
export interface AssetFilter {
  accId?: string;
  state?: AssetState[];
  /** `state` is not sent, because the provider reads only one of several values. The client filters out assets in other states. */
  isStateFilteredByClient?: true;
  house?: Element[];
  magic?: Element[];
  spawn?: SpawnSeason[];
  hatch?: SpawnSeason[];
  golden?: boolean;
  /** Substring of a charm or of the name of a hatched dragon. */
  searchTerm?: string;
  /** Display name of the owner. Providers that do not support it ignore it. */
  ownerName?: string;
  orderBy?: AssetOrder;
  orderDir?: 'asc' | 'desc';
}

/**
 * One page of eggs and dragons, 50 by default. Pages start at 0. If the provider rejects `state`, the call is repeated without
 * it. Other providers ignore it, so the page may contain assets in other states.
 */
export async function listDragons(filter: AssetFilter, page: number, signal?: AbortSignal) {
  const { state, isStateFilteredByClient, ...others } = filter;
  return retryWithoutState(
    isStateFilteredByClient ? undefined : state,
    async (sentState): Promise<DragonList> => {
      const list = await request('/v1/assets/dragons', {
        access: 'public',
        query: { limit: pageSize.default, page, state: sentState, ...others },
        reader: AssetPage,
        signal,
      });
      return state && !sentState ? { ...list, isOfAllStates: true } : list;
    },
  );
}

/** A missing page (404) is the end of the list, unless it is the first page. */
async function listDragonsOrEnd(filter: AssetFilter, page: number, signal: AbortSignal): Promise<DragonList> {
  try {
    return await listDragons(filter, page, signal);
  } catch (error) {
    if (page > 0 && isApiError(error) && error.status === 404)
      return { assets: [], skipped: 0, total: undefined };
    throw error;
  }
}

/** One egg, dragon or gateway key. */
export const getAsset = (id: number, signal?: AbortSignal) =>
  request(`/v1/assets/${id}`, { access: 'public', reader: Asset, signal });

/** Totals of all players, or of one account. The timeout is 10 s (specification, section 7). */
export const getAssetStats = (accId: string | undefined, signal?: AbortSignal) =>
  request('/v1/assets/stats', {
    access: accId === undefined ? undefined : 'private',
    query: { accId },
    reader: AssetStats,
    timeout: 10_000,
    signal,
  });

export const assetQueries = {
  all: assetsKey,
  /** One page of `dragons` with its assets, so that it can be requested before it is added to the list. */
  dragonPage: (filter: AssetFilter, page: number) =>
    queryOptions({
      queryKey: [...assetQueries.all, 'page', filter, page, computeShapeDigest(AssetPage)],
      queryFn: ({ signal }) => listDragonsOrEnd(filter, page, signal),
      staleTime: prefetchStaleMs,
      gcTime: prefetchStaleMs,
    }),
  /** @param firstPage index of the provider's page that the list begins with */
  dragons: (filter: AssetFilter, firstPage = 0) =>
    infiniteQueryOptions({
      queryKey: [...assetQueries.all, 'dragons', filter, firstPage, computeShapeDigest(AssetPage)],
      queryFn: ({ client, pageParam }) =>
        readDragonPage(
          (page) => client.fetchQuery(assetQueries.dragonPage(filter, page)),
          filter.state,
          pageParam,
        ),
      gcTime: listCacheMs,
      initialPageParam: createPosition(firstPage),
      getNextPageParam: ({ next }) => next,
    }),
  one: (id: number) =>
    queryOptions({
      queryKey: [...assetQueries.all, 'one', id, computeShapeDigest(Asset)],
      queryFn: ({ signal }) => getAsset(id, signal),
    }),
  /** Hatched dragons whose name or charm contains a term; the first few. */
  search: (searchTerm: string) =>
    queryOptions({
      queryKey: [...assetQueries.all, 'search', searchTerm, computeShapeDigest(AssetPage)],
      queryFn: async ({ signal }) => {
        const { assets } = await listDragons({ state: ['HATCHED'], searchTerm }, 0, signal);
        return assets.slice(0, maxSearchResults);
      },
    }),
  stats: (accId?: string) =>
    queryOptions({
      queryKey: [...assetQueries.all, 'stats', accId, computeShapeDigest(AssetStats)],
      queryFn: ({ signal }) => getAssetStats(accId, signal),
    }),
};
