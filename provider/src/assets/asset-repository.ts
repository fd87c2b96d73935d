import type { AssetStats } from '@emberclutch/contract/asset/asset-stats.ts';
import type { AssetState } from '@emberclutch/contract/asset/asset-values.ts';
import type { AssetQuery } from '@emberclutch/contract/asset/input/asset-query.ts';
import type { Kysely, OrderByItemBuilder, Selectable } from 'kysely';
import { camelCased } from '../platform/database/camel-cased.ts';
import type { CamelCased } from '../platform/database/camel-cased.ts';
import type { Database } from '../platform/database/database.ts';
import type { AssetTable } from '../platform/database/tables/world.ts';
import { selectHatchingPage } from './hatching-page-repository.ts';
import { isInState } from './is-in-state.ts';
import type { AssetFilter } from './matching-assets-repository.ts';
import { selectMatchingAssets } from './matching-assets-repository.ts';

/** An asset with the name of its owner, its columns in camelCase. Instants are epoch seconds. */
export type AssetRecord = CamelCased<Selectable<AssetTable> & { owner_name: string | null }>;

export type AssetSlice = Pick<AssetQuery, 'limit' | 'page' | 'orderBy' | 'orderDir'>;

/**
 * One page in a total order, so that pages neither repeat nor skip an asset. Selects the ids of the page from an index (migration
 * 0006), so that only their rows are read.
 */
export async function listAssets(
  db: Kysely<Database>,
  filter: AssetFilter,
  { limit, page, orderBy, orderDir }: AssetSlice,
  now: number,
): Promise<AssetRecord[]> {
  if (orderBy === 'hatching') {
    const ids = selectHatchingPage(db, filter, { limit, page, orderDir }, now);
    if (!ids) return [];
    const rows = await withOwners(db)
      .innerJoin(ids.as('page'), 'page.place', 'assets.id')
      .orderBy('page.part')
      .orderBy('page.distance', orderDir)
      .orderBy('page.tie', orderDir)
      .execute();
    return rows.map(camelCased);
  }
  const column = orderColumns[orderBy];
  const direction = (order: OrderByItemBuilder) => {
    const directed = orderDir === 'asc' ? order.asc() : order.desc();
    return canBeNull.has(orderBy) ? directed.nullsLast() : directed;
  };
  const ids = selectMatchingAssets(db, filter, now)
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
  return rows.map(camelCased);
}

/** The highest id: an upper bound of the number of assets that needs no count. */
export async function findMaxAssetId(db: Kysely<Database>): Promise<number> {
  const row = await db.selectFrom('assets').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst();
  return row?.id ?? 0;
}

export async function countAssets(db: Kysely<Database>, filter: AssetFilter, now: number): Promise<number> {
  const row = await selectMatchingAssets(db, filter, now)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

export async function findAsset(db: Kysely<Database>, id: number): Promise<AssetRecord | undefined> {
  const row = await withOwners(db).where('assets.id', '=', id).executeTakeFirst();
  return row && camelCased(row);
}

/** Totals of all assets, or of one owner's. A hatched egg counts as a dragon, and no longer as an egg or golden egg. */
export async function countStats(
  db: Kysely<Database>,
  ownerId: string | undefined,
  now: number,
): Promise<AssetStats> {
  return selectMatchingAssets(db, { ownerId }, now)
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

/** Addresses of sample accounts (`provider/src/seed/sample-accounts.ts`), whose mail nobody can read. */
const sampleAddresses = 'keeper-__@example.invalid';

/** Counts the accounts of players, which excludes the sample accounts. */
export async function countAccounts(db: Kysely<Database>): Promise<number> {
  const { count } = await db
    .selectFrom('accounts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('deleted_at', 'is', null)
    .where('email', 'not like', sampleAddresses)
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
