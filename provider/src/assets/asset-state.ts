import type { AssetState, DragonState } from '@emberclutch/shared/contract/asset';
import type { ExpressionBuilder } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { AssetTable } from '../platform/database/tables/world.ts';

/** The stored instants a state follows from, in epoch seconds; null is never. */
export type Life = Pick<AssetTable, 'type' | 'incubates_at' | 'hatching_at' | 'hatches_at' | 'key_used_at'>;

/** Nobody turns an egg from one state into the next: its state is read off the clock. */
export function stateOf(asset: Life, now: number): AssetState {
  if (asset.type === 'GATEWAY_KEY') return asset.key_used_at === null ? 'UNUSED' : 'USED';
  return dragonStateOf(asset, now);
}

export function dragonStateOf(egg: Omit<Life, 'type' | 'key_used_at'>, now: number): DragonState {
  const isPast = (instant: number | null) => instant !== null && instant <= now;
  if (isPast(egg.hatches_at)) return 'HATCHED';
  if (isPast(egg.hatching_at)) return 'HATCHING';
  if (isPast(egg.incubates_at)) return 'INCUBATING';
  return 'SEALED';
}

/** The same rule for the database: assets whose state is `state` at `now`. */
export function isInState(where: ExpressionBuilder<Database, 'assets'>, state: AssetState, now: number) {
  const isPast = (column: 'incubates_at' | 'hatching_at' | 'hatches_at') =>
    where(`assets.${column}`, '<=', now);
  const isAhead = (column: 'incubates_at' | 'hatching_at' | 'hatches_at') =>
    where.or([where(`assets.${column}`, 'is', null), where(`assets.${column}`, '>', now)]);
  const isOfType = (type: AssetTable['type']) => where('assets.type', '=', type);
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
