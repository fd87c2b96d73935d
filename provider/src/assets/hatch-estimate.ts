import type { HatchEstimate } from '@emberclutch/shared/contract/hatch-estimate';
import type { AssetRow } from './asset-repository.ts';
import { dragonStateOf } from './asset-state.ts';

/** The next instant at which the egg's state changes, and the state it then has. */
export function estimateOf(egg: AssetRow, now: number): HatchEstimate {
  const changes = [egg.incubates_at, egg.hatching_at, egg.hatches_at];
  const nextStateAt = changes.find((instant) => instant !== null && instant > now) ?? null;
  return {
    id: egg.id,
    state: dragonStateOf(egg, now),
    nextState: nextStateAt === null ? null : dragonStateOf(egg, nextStateAt),
    nextStateAt,
    hatchesAt: egg.hatches_at,
    now,
  };
}
