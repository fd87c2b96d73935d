import type { AssetStats } from '@emberclutch/contract/asset/asset-stats.ts';
import type { AssetState, AssetType, Element } from '@emberclutch/contract/asset/asset-words.ts';
import type { AssetQuery } from '@emberclutch/contract/asset/input/asset-query.ts';
import type { SpawnSeason } from '@emberclutch/contract/season/spawn-season.ts';
import type { Kysely, OrderByItemBuilder, Selectable } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { AssetTable } from '../platform/database/tables/world.ts';
import { hatchingPage } from './hatching-page-repository.ts';
import { isInState } from './is-in-state.ts';
import type { AssetFilter } from './matching-assets-repository.ts';
import { matchingAssets } from './matching-assets-repository.ts';

/** An asset with the name of its owner. Instants are epoch seconds. */
export interface AssetRecord {
  id: number;
  ownerId: string | null;
  ownerName: string | null;
  type: AssetType;
  season: SpawnSeason;
  seasonAge: number;
  genome: string | null;
  charm: string | null;
  name: string | null;
  house: Element | null;
  magic: Element | null;
  hatchSeason: SpawnSeason | null;
  golden: boolean;
  rarity: number | null;
  createdAt: number;
  modifiedAt: number;
  incubatesAt: number | null;
  hatchingAt: number | null;
  hatchesAt: number | null;
  keyUsedAt: number | null;
  /** The cycle whose secret the genome was drawn from; null for assets of no cycle. */
  cycleId: number | null;
}

export type AssetSlice = Pick<AssetQuery, 'limit' | 'page' | 'orderBy' | 'orderDir'>;

/**
 * One page in a total order, so that pages neither repeat nor skip an asset. The ids of the page come from an index
 * (migration 0006); only their rows are then read.
 */
export async function listAssets(
  db: Kysely<Database>,
  filter: AssetFilter,
  { limit, page, orderBy, orderDir }: AssetSlice,
  now: number,
): Promise<AssetRecord[]> {
  if (orderBy === 'hatching') {
    const ids = hatchingPage(db, filter, { limit, page, orderDir }, now);
    if (!ids) return [];
    const rows = await withOwners(db)
      .innerJoin(ids.as('page'), 'page.place', 'assets.id')
      .orderBy('page.part')
      .orderBy('page.distance', orderDir)
      .orderBy('page.tie', orderDir)
      .execute();
    return rows.map(toAsset);
  }
  const column = orderColumns[orderBy];
  const direction = (order: OrderByItemBuilder) => {
    const directed = orderDir === 'asc' ? order.asc() : order.desc();
    return canBeNull.has(orderBy) ? directed.nullsLast() : directed;
  };
  const ids = matchingAssets(db, filter, now)
    .select('assets.id as place')
    .orderBy(column, direction)
    .orderBy('assets.id', orderDir)
    .limit(limit)
    .offset(page * limit);
  const rows = await withOwners(db)
    .innerJoin(ids.as('page'), 'page.place', 'assets.id')
    .orderBy(column, direction)
    .orderBy('assets.id', orderDir)
    .execute();
  return rows.map(toAsset);
}

/** The highest id: an upper bound of the number of assets that needs no count. */
export async function findGreatestId(db: Kysely<Database>): Promise<number> {
  const row = await db.selectFrom('assets').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst();
  return row?.id ?? 0;
}

export async function countAssets(db: Kysely<Database>, filter: AssetFilter, now: number): Promise<number> {
  const row = await matchingAssets(db, filter, now)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

export async function findAsset(db: Kysely<Database>, id: number): Promise<AssetRecord | undefined> {
  const row = await withOwners(db).where('assets.id', '=', id).executeTakeFirst();
  return row && toAsset(row);
}

/** Totals of all assets, or of one owner. A hatched egg counts as a dragon, no longer as an egg or golden egg. */
export async function countStats(
  db: Kysely<Database>,
  ownerId: string | undefined,
  now: number,
): Promise<AssetStats> {
  return matchingAssets(db, { ownerId }, now)
    .select((where) => {
      const count = (state: AssetState) =>
        where.fn.countAll<number>().filterWhere(isInState(where, state, now));
      return [
        where.fn.countAll<number>().as('totalAssets'),
        count('HATCHED').as('totalDragons'),
        count('SEALED').as('totalSealedEggs'),
        count('INCUBATING').as('totalIncubatingEggs'),
        count('HATCHING').as('totalHatchingEggs'),
        where.fn.countAll<number>().filterWhere('type', '=', 'GATEWAY_KEY').as('totalGatewayKeys'),
        where.fn
          .countAll<number>()
          .filterWhere('type', '=', 'DRAGON')
          .filterWhere('golden', '=', true)
          .filterWhere(where.not(isInState(where, 'HATCHED', now)))
          .as('totalGoldenEggs'),
      ];
    })
    .executeTakeFirstOrThrow();
}

export async function countAccounts(db: Kysely<Database>): Promise<number> {
  const { count } = await db
    .selectFrom('accounts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

const withOwners = (db: Kysely<Database>) =>
  db
    .selectFrom('assets')
    .leftJoin('accounts', 'accounts.id', 'assets.owner_id')
    .selectAll('assets')
    .select('accounts.display_name as owner_name');

const orderColumns = {
  created: 'assets.created_at',
  modified: 'assets.modified_at',
  rarity: 'assets.rarity',
  density: 'assets.density',
} as const;

const canBeNull = new Set<AssetSlice['orderBy']>(['rarity', 'density']);

const toAsset = (row: Selectable<AssetTable> & { owner_name: string | null }): AssetRecord => ({
  id: row.id,
  ownerId: row.owner_id,
  ownerName: row.owner_name,
  type: row.type,
  season: row.season,
  seasonAge: row.season_age,
  genome: row.genome,
  charm: row.charm,
  name: row.name,
  house: row.house,
  magic: row.magic,
  hatchSeason: row.hatch_season,
  golden: row.golden,
  rarity: row.rarity,
  createdAt: row.created_at,
  modifiedAt: row.modified_at,
  incubatesAt: row.incubates_at,
  hatchingAt: row.hatching_at,
  hatchesAt: row.hatches_at,
  keyUsedAt: row.key_used_at,
  cycleId: row.cycle_id,
});
