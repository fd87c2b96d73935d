import type { AssetState, AssetStats, AssetType } from '@emberclutch/shared/contract/asset';
import type { AssetQuery } from '@emberclutch/shared/contract/asset-query';
import type { Metrics } from '@emberclutch/shared/contract/metrics';
import type { ExpressionBuilder, Kysely, OrderByItemBuilder, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { AssetTable } from '../platform/database/tables/world.ts';
import { isInState } from './asset-state.ts';

/** A row of `assets` with the name of its owner. */
export type AssetRow = Selectable<AssetTable> & { owner_name: string | null };

export type AssetFilter = Pick<
  AssetQuery,
  'state' | 'house' | 'magic' | 'spawn' | 'hatch' | 'golden' | 'searchTerm'
> & { type?: AssetType; ownerId?: string };

export type AssetSlice = Pick<AssetQuery, 'limit' | 'page' | 'orderBy' | 'orderDir'>;

/**
 * One page, in an order in which no two assets are equal, so that pages neither repeat nor skip. Which ones they are is
 * read off an index (migration 0006); only those are then looked up.
 */
export async function listAssets(
  db: Kysely<Database>,
  filter: AssetFilter,
  { limit, page, orderBy, orderDir }: AssetSlice,
  now: number,
): Promise<AssetRow[]> {
  const column = orderColumns[orderBy];
  const direction = (order: OrderByItemBuilder) => {
    const directed = orderDir === 'asc' ? order.asc() : order.desc();
    return canBeNull.has(orderBy) ? directed.nullsLast() : directed;
  };
  return db
    .selectFrom(
      matching(db, filter, now)
        .select('assets.id as place')
        .orderBy(column, direction)
        .orderBy('assets.id', orderDir)
        .limit(limit)
        .offset(page * limit)
        .as('page'),
    )
    .innerJoin('assets', 'assets.id', 'page.place')
    .leftJoin('accounts', 'accounts.id', 'assets.owner_id')
    .selectAll('assets')
    .select('accounts.display_name as owner_name')
    .orderBy(column, direction)
    .orderBy('assets.id', orderDir)
    .execute();
}

/** About how many assets there have ever been; found without counting. */
export async function findGreatestId(db: Kysely<Database>): Promise<number> {
  const row = await db.selectFrom('assets').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst();
  return row?.id ?? 0;
}

export async function countAssets(db: Kysely<Database>, filter: AssetFilter, now: number): Promise<number> {
  const row = await matching(db, filter, now)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

export async function findAsset(db: Kysely<Database>, id: number): Promise<AssetRow | undefined> {
  return db
    .selectFrom('assets')
    .leftJoin('accounts', 'accounts.id', 'assets.owner_id')
    .selectAll('assets')
    .select('accounts.display_name as owner_name')
    .where('assets.id', '=', id)
    .executeTakeFirst();
}

/** Totals of the world, or of one owner. An egg stops being one when it hatches, a golden one too. */
export async function countStats(
  db: Kysely<Database>,
  ownerId: string | undefined,
  now: number,
): Promise<AssetStats> {
  const row = await matching(db, { ownerId }, now)
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
  return row;
}

export async function countMetrics(db: Kysely<Database>, now: number): Promise<Metrics> {
  const [stats, { users }] = await Promise.all([
    countStats(db, undefined, now),
    db
      .selectFrom('accounts')
      .select(({ fn }) => fn.countAll<number>().as('users'))
      .executeTakeFirstOrThrow(),
  ]);
  return {
    primalDragons: stats.totalDragons,
    gatewayKeys: stats.totalGatewayKeys,
    users,
    primalEggs: stats.totalSealedEggs + stats.totalIncubatingEggs + stats.totalHatchingEggs,
    goldenEggs: stats.totalGoldenEggs,
  };
}

function matching(db: Kysely<Database>, filter: AssetFilter, now: number) {
  const { type, ownerId, state, golden, searchTerm } = filter;
  let assets = db.selectFrom('assets');
  if (type !== undefined) assets = assets.where('assets.type', '=', type);
  if (ownerId !== undefined) assets = assets.where('assets.owner_id', '=', ownerId);
  if (state?.length)
    assets = assets.where((where) => where.or(state.map((one) => isInState(where, one, now))));
  for (const [wanted, column] of listed(filter))
    if (wanted?.length) assets = assets.where(`assets.${column}`, 'in', wanted);
  if (golden !== undefined) assets = assets.where('assets.golden', '=', golden);
  if (searchTerm)
    assets = assets.where((where) =>
      where.or([
        where.and(contains(where, 'assets.charm', searchTerm)),
        // The name of a dragon is not told before it hatches, not even by a search.
        where.and([...contains(where, 'assets.name', searchTerm), isInState(where, 'HATCHED', now)]),
      ]),
    );
  return assets;
}

/** Has `term` somewhere in it. What could have it is read off an index (migration 0008), but for the shortest terms. */
function contains(
  where: ExpressionBuilder<Database, 'assets'>,
  column: 'assets.charm' | 'assets.name',
  term: string,
) {
  const has = where(column, 'ilike', `%${term.replace(/[\\%_]/g, '\\$&')}%`);
  if (term.length < 3) return [has];
  return [has, sql<boolean>`trigrams(${sql.ref(column)}) @> trigrams(${term})`];
}

const listed = ({ house, magic, spawn, hatch }: AssetFilter) =>
  [
    [house, 'house'],
    [magic, 'magic'],
    [spawn, 'season'],
    [hatch, 'hatch_season'],
  ] as const;

const orderColumns = {
  created: 'assets.created_at',
  modified: 'assets.modified_at',
  rarity: 'assets.rarity',
  density: 'assets.density',
} as const;

const canBeNull = new Set<AssetSlice['orderBy']>(['rarity', 'density']);
