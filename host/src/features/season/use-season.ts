import { useQuery } from '@tanstack/react-query';
import { seasonQueries } from '@emberclutch/shared/api/seasons';
import type { CurrentSeason } from '@emberclutch/shared/contract/season';
import { storedSeason, serverNow } from '@emberclutch/shared/state';
import { useHydratedValue } from '../../platform/hydration/use-hydrated-value.ts';

/** What is shown where the season cannot be read: inactive as well (specification, section 8). */
const fallback = { spawnSeason: 'GENESIS', spawnAge: 0, cycle: null };

/** The season now; before the first answer what this browser saw last, and null where it saw nothing yet. */
export function useSeason() {
  const { data, isError } = useQuery(seasonQueries.current());
  const isTakenOver = useHydratedValue(true, false);
  // The answer may be here before a page that was drawn in advance has been taken over: it was drawn without.
  if (!isTakenOver) return null;
  // A season that was read before a failure is still true until something was to happen in it.
  if (isError && !(data && isStillTrue(data))) return fallback;
  if (data) return { spawnSeason: data.spawnSeason, spawnAge: data.spawnAge ?? null, cycle: data };
  const kept = storedSeason();
  return kept && { ...kept, cycle: null };
}

function isStillTrue({
  seasonEnd,
  spawnCycleEnd,
  spawnCycleStart,
  isSpawnCycleActive,
}: CurrentSeason): boolean {
  const turns = [seasonEnd, isSpawnCycleActive ? spawnCycleEnd : (spawnCycleStart ?? null)];
  return turns.every((turn) => turn === null || turn * 1_000 > serverNow());
}
