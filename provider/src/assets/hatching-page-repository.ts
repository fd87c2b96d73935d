import type { AssetState, AssetType } from '@emberclutch/contract/asset/asset-values.ts';
import type { AssetQuery } from '@emberclutch/contract/asset/input/asset-query.ts';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { AssetFilter } from './matching-assets-repository.ts';
import { selectMatchingAssets } from './matching-assets-repository.ts';

/** A range of the index on the instant of hatching (migration 0014). */
interface Part {
  type: AssetType;
  hatches: 'later' | 'earlier' | 'unknown';
  states: AssetState[];
}

const eggStates: AssetState[] = ['SEALED', 'INCUBATING', 'HATCHING'];

const parts: Part[] = [
  { type: 'DRAGON', hatches: 'later', states: eggStates },
  { type: 'DRAGON', hatches: 'earlier', states: ['HATCHED'] },
  { type: 'DRAGON', hatches: 'unknown', states: eggStates },
  { type: 'GATEWAY_KEY', hatches: 'unknown', states: ['UNUSED', 'USED'] },
];

/**
 * The ids of one page in the order of hatching: eggs by the time until they hatch, then dragons by the time since, then assets
 * that never hatch. Which part an egg belongs to depends on `now`, so no single index has this order: the page merges the
 * beginnings of the parts. Skips a part that the filter excludes, because it would be read to its end.
 * @param now epoch seconds
 * @returns undefined if the filter excludes all parts
 */
export function selectHatchingPage(
  db: Kysely<Database>,
  filter: AssetFilter,
  { limit, page, orderDir }: Pick<AssetQuery, 'limit' | 'page' | 'orderDir'>,
  now: number,
) {
  const { type, state } = filter;
  // Gateway keys have none of these properties.
  const isOfDragons = [filter.house, filter.magic, filter.hatch].some((values) => values?.length);
  const wanted = parts.filter(
    (part) =>
      (type === undefined || type === part.type) &&
      (part.type === 'DRAGON' || !isOfDragons) &&
      (!state?.length || state.some((one) => part.states.includes(one))),
  );
  const reverse = orderDir === 'asc' ? 'desc' : 'asc';
  const beginnings = wanted.map((part) => {
    const isEarlier = part.hatches === 'earlier';
    const assets = selectMatchingAssets(db, { ...filter, type: part.type }, now);
    const direction = isEarlier ? reverse : orderDir;
    return db
      .selectFrom(
        (part.hatches === 'unknown'
          ? assets.where('assets.hatches_at', 'is', null)
          : assets.where('assets.hatches_at', isEarlier ? '<=' : '>', now)
        )
          .select([
            'assets.id as place',
            sql<number>`${parts.indexOf(part)}::integer`.as('part'),
            sql<number>`abs(coalesce(assets.hatches_at, 0) - ${now}::bigint)`.as('distance'),
            sql<number>`${isEarlier ? -1 : 1}::integer * assets.id`.as('tie'),
          ])
          .orderBy('assets.hatches_at', direction)
          .orderBy('assets.id', direction)
          .limit((page + 1) * limit)
          .as('beginning'),
      )
      .selectAll();
  });
  const [first, ...others] = beginnings;
  return (
    first &&
    db
      .selectFrom(others.reduce((all, beginning) => all.unionAll(beginning), first).as('merged'))
      .selectAll()
      .orderBy('part')
      .orderBy('distance', orderDir)
      .orderBy('tie', orderDir)
      .limit(limit)
      .offset(page * limit)
  );
}
