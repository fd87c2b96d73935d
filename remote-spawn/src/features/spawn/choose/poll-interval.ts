import type { CurrentSeason } from '@emberclutch/contract/season/current-season.ts';

/** Milliseconds between two requests: 5 s at first, then ever fewer. */
const minPause = 5_000;
const maxPause = 60_000;

/**
 * When the season is requested again because its cycle should have opened or ended, although the provider has not said so
 * yet. A provider may never say it, so that the pauses grow.
 * @param now server time in milliseconds
 * @returns milliseconds; false while the cycle is not due
 */
export function pollInterval(
  { isSpawnCycleActive, spawnCycleEnd, spawnCycleStart }: CurrentSeason,
  now: number,
): number | false {
  const changesAt = isSpawnCycleActive ? spawnCycleEnd : spawnCycleStart;
  const overdue = typeof changesAt === 'number' ? now - changesAt * 1_000 : -1;
  return overdue < 0 ? false : Math.min(maxPause, Math.max(minPause, overdue / 4));
}
