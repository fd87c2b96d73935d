import { useQuery } from '@tanstack/react-query';
import { seasonQueries } from '@emberclutch/shared/api/seasons';
import type { CurrentSeason } from '@emberclutch/shared/contract/season';
import { storedSeason, serverNow } from '@emberclutch/shared/state';
import { useIsHydrated } from '../hydration/use-hydrated-value.ts';

/** The season now; before the first response the one that this browser stored last, and null where it stored none. */
export function useSeason() {
  const { data, isError } = useQuery(seasonQueries.current());
  const isHydrated = useIsHydrated();
  // The response may arrive before a prerendered page is hydrated, and its HTML has no season.
  if (!isHydrated) return null;
  // A season that was read before a failure is valid until its next event.
  if (isError && !(data && isCurrent(data))) return fallback;
  if (data) return { spawnSeason: data.spawnSeason, spawnAge: data.spawnAge ?? null, cycle: data };
  const stored = storedSeason();
  return stored && { ...stored, cycle: null };
}

/** Used when the season cannot be read, with no active cycle (specification, section 8). */
const fallback = { spawnSeason: 'GENESIS', spawnAge: 0, cycle: null };

function isCurrent({
  seasonEnd,
  spawnCycleEnd,
  spawnCycleStart,
  isSpawnCycleActive,
}: CurrentSeason): boolean {
  const nextEvents = [seasonEnd, isSpawnCycleActive ? spawnCycleEnd : (spawnCycleStart ?? null)];
  return nextEvents.every((at) => at === null || at * 1_000 > serverNow());
}
