import type { CurrentSeason } from '@emberclutch/contract/season/current-season.ts';

/** Minimum milliseconds between two requests. The pauses grow from this value. */
const minPause = 5_000;
const maxPause = 60_000;

/**
 * When to request the season again because its cycle is due to open or end, but the provider has not reported it. A provider may
 * never report it, so the pauses grow.
 * @param now server time in milliseconds
 * @returns milliseconds; false while the cycle is not due
 */
export function choosePollInterval(
  { isSpawnCycleActive, spawnCycleEnd, spawnCycleStart }: CurrentSeason,
  now: number,
): number | false {
  const changesAt = isSpawnCycleActive ? spawnCycleEnd : spawnCycleStart;
  const overdue = typeof changesAt === 'number' ? now - changesAt * 1_000 : -1;
  return overdue < 0 ? false : Math.min(maxPause, Math.max(minPause, overdue / 4));
}
