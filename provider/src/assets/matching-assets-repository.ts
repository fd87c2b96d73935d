import type { AssetType, AssetState } from '@emberclutch/contract/asset/asset-values.ts';
import type { AssetQuery } from '@emberclutch/contract/asset/input/asset-query.ts';
import type { ExpressionBuilder } from 'kysely';
import { sql } from 'kysely';
import { assetStates } from '@emberclutch/contract/asset/asset-values.ts';
import type { Database, Tables } from '../platform/database/database.ts';

export type AssetFilter = Pick<
  AssetQuery,
  'state' | 'house' | 'magic' | 'spawn' | 'hatch' | 'golden' | 'searchTerm' | 'ownerName'
> & {
  type?: AssetType;
  ownerId?: string;
  /** Only assets whose payment is not disputed. */
  isUsable?: boolean;
};

/** Selects the assets that match a filter at `now`, in epoch seconds. */
export function selectMatchingAssets(db: Database, filter: AssetFilter, now: number) {
  const { type, ownerId, state, golden, searchTerm, ownerName } = filter;
  let assets = db.selectFrom('assets');
  if (type !== undefined) assets = assets.where('assets.type', '=', type);
  if (ownerId !== undefined) assets = assets.where('assets.owner_id', '=', ownerId);
  if (state?.length)
    assets = assets.where((where) => where.or(state.map((name) => isInState(where, name, now))));
  for (const [values, column] of listColumnFilters(filter))
    // Compared as text, because a client may filter by PRIMORDIAL, which no asset has.
    if (values?.length) assets = assets.where(sql<string>`${sql.ref(`assets.${column}`)}`, 'in', values);
  if (filter.isUsable) assets = assets.where((where) => where.not(isFrozenAsset(where)));
  if (golden !== undefined) assets = assets.where('assets.golden', '=', golden);
  if (ownerName)
    assets = assets
      .where('assets.owner_id', 'in', (accounts) =>
        accounts
          .selectFrom('accounts')
          .select('accounts.id')
          .where((where) =>
            where(
              where.fn('lower', ['accounts.display_name']),
              '=',
              where.fn('lower', [where.val(ownerName)]),
            ),
          ),
      )
      // Only the owner may list the eggs and keys of an account.
      .where((where) => isInState(where, 'HATCHED', now));
  if (searchTerm)
    assets = assets.where((where) =>
      where.or([
        where.and(toSearchConditions(where, 'assets.charm', searchTerm)),
        // The name of a dragon is secret until it hatches, so a search must not match it earlier.
        where.and([
          ...toSearchConditions(where, 'assets.name', searchTerm),
          isInState(where, 'HATCHED', now),
        ]),
      ]),
    );
  return assets;
}

/** The assets that have the same value in every property by which lists filter. */
export type AssetGroup = Awaited<ReturnType<typeof listAssetGroups>>[number];

/**
 * Groups the assets at `now`, in epoch seconds, into at most about 1,300 groups. One pass over an index that includes all columns
 * answers every combination of filters: filters other than `filter` select among the groups.
 */
export function listAssetGroups(
  db: Database,
  filter: Pick<AssetFilter, 'type' | 'ownerId' | 'searchTerm'>,
  now: number,
) {
  return db
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
}

/** Whether the payment for an asset is disputed. */
export const isFrozenAsset = ({ exists, selectFrom }: ExpressionBuilder<Tables, 'assets'>) =>
  exists(selectFrom('frozen_assets').select('asset_id').whereRef('asset_id', '=', 'assets.id'));

type Instant = 'incubates_at' | 'hatching_at' | 'hatches_at';

/** `toAssetState` as a condition in SQL: whether an asset's state is `state` at `now`. */
export function isInState(where: ExpressionBuilder<Tables, 'assets'>, state: AssetState, now: number) {
  const isPast = (column: Instant) => where(`assets.${column}`, '<=', now);
  const isAhead = (column: Instant) =>
    where.or([where(`assets.${column}`, 'is', null), where(`assets.${column}`, '>', now)]);
  const isOfType = (type: AssetType) => where('assets.type', '=', type);
  switch (state) {
    case 'UNUSED':
      return where.and([isOfType('GATEWAY_KEY'), where('assets.key_used_at', 'is', null)]);
    case 'USED':
      return where.and([isOfType('GATEWAY_KEY'), where('assets.key_used_at', 'is not', null)]);
    case 'HATCHED':
      return where.and([isOfType('DRAGON'), isPast('hatches_at')]);
    case 'HATCHING':
      return where.and([isOfType('DRAGON'), isPast('hatching_at'), isAhead('hatches_at')]);
    case 'INCUBATING':
      return where.and([
        isOfType('DRAGON'),
        isPast('incubates_at'),
        isAhead('hatching_at'),
        isAhead('hatches_at'),
      ]);
    case 'SEALED':
      return where.and([
        isOfType('DRAGON'),
        isAhead('incubates_at'),
        isAhead('hatching_at'),
        isAhead('hatches_at'),
      ]);
  }
}

/** Conditions that a column contains `term`. From three characters on, a trigram index finds the candidates. */
function toSearchConditions(
  where: ExpressionBuilder<Tables, 'assets'>,
  column: 'assets.charm' | 'assets.name',
  term: string,
) {
  const containsTerm = where(column, 'ilike', `%${term.replace(/[\\%_]/g, '\\$&')}%`);
  if (term.length < 3) return [containsTerm];
  return [containsTerm, sql<boolean>`trigrams(${sql.ref(column)}) @> trigrams(${term})`];
}

const listColumnFilters = ({ house, magic, spawn, hatch }: AssetFilter) =>
  [
    [house, 'house'],
    [magic, 'magic'],
    [spawn, 'season'],
    [hatch, 'hatch_season'],
  ] as const;
