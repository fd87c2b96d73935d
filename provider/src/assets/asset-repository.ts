import type { OrderByItemBuilder, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { AssetStats } from '@emberclutch/contract/asset/asset-stats.ts';
import type { AssetState, AssetType } from '@emberclutch/contract/asset/asset-values.ts';
import type { AssetQuery } from '@emberclutch/contract/asset/input/asset-query.ts';
import type { SpawnSeason } from '@emberclutch/contract/season/spawn-season.ts';
import { camelCaseKeys } from '../platform/database/camel-cased.ts';
import type { CamelCased } from '../platform/database/camel-cased.ts';
import type { Database } from '../platform/database/database.ts';
import type { AssetTable } from '../platform/database/tables/world.ts';
import { isInState, selectMatchingAssets } from './matching-assets-repository.ts';
import type { AssetFilter } from './matching-assets-repository.ts';

/** An asset with the name of its owner, its columns in camelCase. Instants are epoch seconds. */
export type AssetRecord = CamelCased<Selectable<AssetTable> & { owner_name: string | null }>;

export type AssetSlice = Pick<AssetQuery, 'limit' | 'page' | 'orderBy' | 'orderDir'>;

/** Lists one page in a total order: pages neither repeat nor skip an asset. Selects the ids from an index, and reads only their rows. */
export async function listAssets(
  db: Database,
  filter: AssetFilter,
  { limit, page, orderBy, orderDir }: AssetSlice,
  now: number,
): Promise<AssetRecord[]> {
  if (orderBy === 'hatching') {
    const ids = selectHatchingPage(db, filter, { limit, page, orderDir }, now);
    if (!ids) return [];
    const rows = await selectWithOwners(db)
      .innerJoin(ids.as('page'), 'page.asset_id', 'assets.id')
      .orderBy('page.range_index')
      .orderBy('page.distance', orderDir)
      .orderBy('page.tie_breaker', orderDir)
      .execute();
    return rows.map(camelCaseKeys);
  }
  const column = orderColumns[orderBy];
  const applyDirection = (order: OrderByItemBuilder) => {
    const orderExpression = orderDir === 'asc' ? order.asc() : order.desc();
    return nullableOrders.has(orderBy) ? orderExpression.nullsLast() : orderExpression;
  };
  const ids = selectMatchingAssets(db, filter, now)
    .select('assets.id as asset_id')
    .orderBy(column, applyDirection)
    .orderBy('assets.id', orderDir)
    .limit(limit)
    .offset(page * limit);
  const rows = await selectWithOwners(db)
    .innerJoin(ids.as('page'), 'page.asset_id', 'assets.id')
    .orderBy(column, applyDirection)
    .orderBy('assets.id', orderDir)
    .execute();
  return rows.map(camelCaseKeys);
}

/** The highest id: an upper bound of the number of assets that needs no count. */
export async function findMaxAssetId(db: Database): Promise<number> {
  const row = await db.selectFrom('assets').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst();
  return row?.id ?? 0;
}

export async function countAssets(db: Database, filter: AssetFilter, now: number): Promise<number> {
  const { count } = await selectMatchingAssets(db, filter, now)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export async function findAsset(db: Database, id: number): Promise<AssetRecord | undefined> {
  const row = await selectWithOwners(db).where('assets.id', '=', id).executeTakeFirst();
  return row && camelCaseKeys(row);
}

/** Totals of all assets, or of one owner's. A hatched egg counts as a dragon, and no longer as an egg or golden egg. */
export async function countStats(
  db: Database,
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

/** SQL pattern of the addresses of sample accounts (`provider/src/seed/sample-accounts.ts`), which have no inbox. */
const sampleAddressPattern = 'keeper-__@example.invalid';

/** Counts the accounts of players, without the sample accounts. */
export async function countAccounts(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('accounts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('deleted_at', 'is', null)
    .where('email', 'not like', sampleAddressPattern)
    .executeTakeFirstOrThrow();
  return count;
}

/** Counts the eggs and dragons of a season, and how many of them are rarer than `rarity`. */
export async function countRarerAssets(
  db: Database,
  { season, age }: { season: SpawnSeason; age: number },
  rarity: number,
): Promise<{ rarer: number; total: number }> {
  return db
    .selectFrom('assets')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('rarity', '>', rarity).as('rarer'),
      fn.countAll<number>().as('total'),
    ])
    .where('type', '=', 'DRAGON')
    .where('season', '=', season)
    .where('season_age', '=', age)
    .executeTakeFirstOrThrow();
}

/** Number of dragons with these two digits at one offset of their genomes. */
export type DigitCount = Awaited<ReturnType<typeof countDigits>>[number];

/** Counts the two digits at each offset in the genomes of at most `limit` of the newest hatched dragons. */
export async function countDigits(
  db: Database,
  { offsets, now, limit }: { offsets: readonly number[]; now: number; limit: number },
) {
  const offsetRows = sql.join(offsets.map((offset) => sql`(${sql.lit(offset)})`));
  const { rows } = await sql<{ offset: number; digits: string; count: number }>`
    with dragons as (
      select genome from assets
      where type = 'DRAGON' and genome is not null and hatches_at <= ${now}
      order by id desc limit ${limit}
    )
    select offsets."offset", substr(dragons.genome, offsets."offset" + 1, 2) as digits, count(*) as count
    from dragons cross join (values ${offsetRows}) as offsets ("offset")
    group by 1, 2`.execute(db);
  return rows;
}

const selectWithOwners = (db: Database) =>
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

const nullableOrders = new Set<AssetSlice['orderBy']>(['rarity', 'density']);

/** A range of the index on the instant of hatching. */
interface HatchingRange {
  type: AssetType;
  hatches: 'later' | 'earlier' | 'unknown';
  states: AssetState[];
}

const eggStates: AssetState[] = ['SEALED', 'INCUBATING', 'HATCHING'];

const hatchingRanges: HatchingRange[] = [
  { type: 'DRAGON', hatches: 'later', states: eggStates },
  { type: 'DRAGON', hatches: 'earlier', states: ['HATCHED'] },
  { type: 'DRAGON', hatches: 'unknown', states: eggStates },
  { type: 'GATEWAY_KEY', hatches: 'unknown', states: ['UNUSED', 'USED'] },
];

/**
 * Selects the ids of one page in the order of hatching: eggs by the time until they hatch, then dragons by the time since, then
 * assets that never hatch. The range of an egg depends on `now`, so no single index has this order: the page merges the beginnings
 * of the ranges. Skips a range that the filter excludes, because the database would read it to its end.
 * @returns undefined if the filter excludes all ranges
 */
function selectHatchingPage(
  db: Database,
  filter: AssetFilter,
  { limit, page, orderDir }: Pick<AssetQuery, 'limit' | 'page' | 'orderDir'>,
  now: number,
) {
  const { type, state } = filter;
  // Gateway keys have none of these properties.
  const hasDragonFilter = [filter.house, filter.magic, filter.hatch].some((values) => values?.length);
  const includedRanges = hatchingRanges.filter(
    (range) =>
      (type === undefined || type === range.type) &&
      (range.type === 'DRAGON' || !hasDragonFilter) &&
      (!state?.length || state.some((name) => range.states.includes(name))),
  );
  const reverse = orderDir === 'asc' ? 'desc' : 'asc';
  const beginnings = includedRanges.map((range) => {
    const isEarlier = range.hatches === 'earlier';
    const assets = selectMatchingAssets(db, { ...filter, type: range.type }, now);
    const direction = isEarlier ? reverse : orderDir;
    return db
      .selectFrom(
        (range.hatches === 'unknown'
          ? assets.where('assets.hatches_at', 'is', null)
          : assets.where('assets.hatches_at', isEarlier ? '<=' : '>', now)
        )
          .select([
            'assets.id as asset_id',
            sql<number>`${hatchingRanges.indexOf(range)}::integer`.as('range_index'),
            sql<number>`abs(coalesce(assets.hatches_at, 0) - ${now}::bigint)`.as('distance'),
            sql<number>`${isEarlier ? -1 : 1}::integer * assets.id`.as('tie_breaker'),
          ])
          .orderBy('assets.hatches_at', direction)
          .orderBy('assets.id', direction)
          .limit((page + 1) * limit)
          .as('beginning'),
      )
      .selectAll();
  });
  const [first, ...otherBeginnings] = beginnings;
  return (
    first &&
    db
      .selectFrom(otherBeginnings.reduce((all, beginning) => all.unionAll(beginning), first).as('merged'))
      .selectAll()
      .orderBy('range_index')
      .orderBy('distance', orderDir)
      .orderBy('tie_breaker', orderDir)
      .limit(limit)
      .offset(page * limit)
  );
}
