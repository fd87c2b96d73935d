import { AssetPage } from '@emberclutch/contract/asset/asset-page.ts';
import type { AssetList } from '@emberclutch/contract/asset/asset-page.ts';
import type { AssetState } from '@emberclutch/contract/asset/asset-values.ts';
import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import type { AssetOrder } from '@emberclutch/contract/asset/input/asset-query.ts';
import type { SpawnSeason } from '@emberclutch/contract/season/spawn-season.ts';
import { retryWithoutState } from './retry-without-state.ts';
import { request } from './request.ts';

/** Filter and order of the first dragons. */
export interface FirstDragonsFilter {
  state: AssetState[];
  golden?: true;
  spawn?: SpawnSeason[];
  orderBy: AssetOrder;
  orderDir: 'asc' | 'desc';
}

/** The first eggs or dragons of all players. A provider may ignore a filter: assets that do not match are left out, so there may be fewer. */
export async function listFirstDragons(
  count: number,
  filter: FirstDragonsFilter,
  signal?: AbortSignal,
): Promise<AssetList> {
  const { state: states, ...others } = filter;
  const list = await retryWithoutState(states, (state) =>
    request('/v1/assets/dragons', {
      access: 'public',
      query: { limit: count, page: 0, state, ...others },
      reader: AssetPage,
      signal,
    }),
  );
  return { ...list, assets: list.assets.filter(createMatcher(filter)).slice(0, count) };
}

/** Creates a function that tells whether an asset passes a filter. An asset of unknown state or season passes every filter. */
const createMatcher =
  ({ state, golden, spawn }: FirstDragonsFilter) =>
  ({ assetState, golden: isGolden, dragon }: AssetInfo) =>
    (assetState === null || state.includes(assetState)) &&
    (!golden || isGolden) &&
    (!spawn || !dragon?.spawn || spawn.some((season) => season === dragon.spawn));
