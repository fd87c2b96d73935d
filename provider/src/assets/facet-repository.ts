import { assetStates } from '@emberclutch/contract/asset/asset-values.ts';
import type { AssetState, Element } from '@emberclutch/contract/asset/asset-values.ts';
import type { SpawnSeason } from '@emberclutch/contract/season/spawn-season.ts';
import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { isInState, selectMatchingAssets } from './matching-assets-repository.ts';
import type { AssetFilter } from './matching-assets-repository.ts';

/** Number of assets that have the same values in every property that lists filter by. */
export interface AssetGroup {
  state: AssetState;
  house: Element | null;
  magic: Element | null;
  spawn: SpawnSeason;
  hatch: SpawnSeason | null;
  golden: boolean;
  count: number;
}

/** The filters that apply before counting; all others select among the groups. */
export type GroupFilter = Pick<AssetFilter, 'type' | 'ownerId' | 'searchTerm'>;

/**
 * Groups the assets at `now`, in epoch seconds, into at most about 1,300 groups. One pass over an index that includes all columns
 * (migration 0006) answers every combination of filters.
 */
export async function listAssetGroups(db: Database, filter: GroupFilter, now: number): Promise<AssetGroup[]> {
  const groups = await db
    .selectFrom(
      selectMatchingAssets(db, filter, now)
        .select(['house', 'magic', 'season', 'hatch_season', 'golden'])
        .select((where) =>
          sql<AssetState>`case ${sql.join(
            assetStates.map((state) => sql`when ${isInState(where, state, now)} then ${sql.lit(state)}`),
            sql` `,
          )} end`.as('state'),
        )
        .as('asset'),
    )
    .select(['state', 'house', 'magic', 'season as spawn', 'hatch_season as hatch', 'golden'])
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .groupBy(['state', 'house', 'magic', 'season', 'hatch_season', 'golden'])
    .execute();
  return groups.map((group) => ({ ...group, count: Number(group.count) }));
}
