import type { CurrentSeason } from '@emberclutch/contract/season/current-season.ts';

/** Minimum milliseconds between two requests. The pauses grow from there. */
const minPause = 5_000;
const maxPause = 60_000;

/**
 * When to request the season again because its cycle should have opened or ended, although the provider has not said so. A provider may
 * never say so, so the pauses grow.
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
