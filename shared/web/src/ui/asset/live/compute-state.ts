import { dragonStates } from '@emberclutch/contract/asset/asset-values.ts';
import type { AssetState, DragonState } from '@emberclutch/contract/asset/asset-values.ts';
import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';

/** Interval between requests for a due change that the provider has not reported yet, in milliseconds. */
export const changePollMs = 3_000;

/** The state at an instant: the reported one, or a later one whose instant has passed since. `now` is in epoch seconds. */
export function computeState(
  { assetState, dragon }: Pick<AssetInfo, 'assetState' | 'dragon'>,
  now: number,
): AssetState | null {
  if (!dragon || !isDragonState(assetState)) return assetState;
  const { incubatesAt, hatchingAt, hatchesAt } = dragon.egg;
  const isPast = (instant: number | null | undefined) => typeof instant === 'number' && instant <= now;
  const dueState = isPast(hatchesAt)
    ? 'HATCHED'
    : isPast(hatchingAt)
      ? 'HATCHING'
      : isPast(incubatesAt)
        ? 'INCUBATING'
        : 'SEALED';
  return isLater(dueState, assetState) ? dueState : assetState;
}

/** The next instant of an egg, in epoch seconds; `computeState` does not change before it. `Infinity` after the last one. */
export function findNextInstant({ dragon }: Pick<AssetInfo, 'dragon'>, now: number): number {
  const { incubatesAt, hatchingAt, hatchesAt } = dragon?.egg ?? {};
  const instants = [incubatesAt, hatchingAt, hatchesAt].filter((instant) => typeof instant === 'number');
  return Math.min(...instants.filter((instant) => instant > now));
}

const isLater = (state: DragonState, earlierState: DragonState) =>
  dragonStates.indexOf(state) > dragonStates.indexOf(earlierState);

const isDragonState = (state: AssetState | null): state is DragonState =>
  dragonStates.some((dragonState) => dragonState === state);
