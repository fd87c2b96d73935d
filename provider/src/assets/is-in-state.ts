import type { AssetState, AssetType } from '@emberclutch/contract/asset/asset-values.ts';
import type { ExpressionBuilder } from 'kysely';
import type { Tables } from '../platform/database/database.ts';

type Instant = 'incubates_at' | 'hatching_at' | 'hatches_at';

/** `toAssetState` as a condition in SQL: assets whose state is `state` at `now`. */
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
