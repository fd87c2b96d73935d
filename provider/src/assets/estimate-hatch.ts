import type { HatchEstimate } from '@emberclutch/contract/asset/hatch-estimate.ts';
import type { AssetRecord } from './asset-repository.ts';
import { toDragonState } from './asset-state.ts';

/** The next instant at which the state of an egg changes, and its state after that. */
export function estimateHatch(egg: AssetRecord, isFrozen: boolean, now: number): HatchEstimate {
  const changes = [egg.incubatesAt, egg.hatchingAt, egg.hatchesAt];
  const nextStateAt = changes.find((instant) => instant !== null && instant > now) ?? null;
  return {
    id: egg.id,
    state: toDragonState(egg, now),
    nextState: nextStateAt === null ? null : toDragonState(egg, nextStateAt),
    nextStateAt,
    hatchesAt: egg.hatchesAt,
    ...(isFrozen && { frozen: true }),
    now,
  };
}
