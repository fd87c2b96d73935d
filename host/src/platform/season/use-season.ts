import { useQuery } from '@tanstack/react-query';
import { seasonQueries } from '@emberclutch/web/api/seasons.ts';
import type { CurrentSeason, SeasonInfo } from '@emberclutch/contract/season/current-season.ts';
import { rendered, storedSeason, serverNow, sessionAtom } from '@emberclutch/web/state';
import type { StoredSeason } from '@emberclutch/web/state';
import { useAtomValue } from 'jotai';
import { useIsHydrated } from '@emberclutch/web/ui/browser/use-hydrated-value.ts';

/** The current season. Before the first response, the season that this browser has stored, or null. */
export function useSeason() {
  const { data, isError } = useQuery(seasonQueries.current());
  const session = useAtomValue(sessionAtom);
  // The account also reports season and age (specification, section 3). It is requested only if the season response lacks one of them.
  const isIncomplete = data !== undefined && (!data.isNamed || data.spawnAge === undefined);
  const { data: accountSeason } = useQuery({
    ...seasonQueries.ofAccount(),
    enabled: session !== null && isIncomplete,
  });
  const isHydrated = useIsHydrated();
  // The HTML of a prerendered page has no season, even if a response arrives before hydration. If the edge has rendered the page with a
  // season, the result is in the cache.
  if (!isHydrated && rendered.at === null) return null;
  // After a failure, the last season that was read is valid until its next event.
  if (isError && !(data && isCurrent(data))) return fallback;
  if (data) return { ...completeSeason(data, accountSeason), cycle: data };
  const lastSeason = isHydrated ? storedSeason() : null;
  return lastSeason && { ...lastSeason, cycle: null };
}

/** Used if the season cannot be read, without an active cycle (specification, section 8). */
const fallback = { spawnSeason: 'GENESIS', spawnAge: 0, cycle: null };

function completeSeason(
  { spawnSeason, spawnAge, isNamed }: SeasonInfo,
  accountSeason: { season: string | null; age: number | null } | undefined,
): StoredSeason {
  const { season = null, age = null } = accountSeason ?? {};
  const isSame = season === null || season === spawnSeason.toUpperCase();
  if (isNamed) return { spawnSeason, spawnAge: spawnAge ?? (isSame ? age : null) };
  return season === null ? fallback : { spawnSeason: season, spawnAge: spawnAge ?? age };
}

function isCurrent({
  seasonEnd,
  spawnCycleEnd,
  spawnCycleStart,
  isSpawnCycleActive,
}: CurrentSeason): boolean {
  const nextEvents = [seasonEnd, isSpawnCycleActive ? spawnCycleEnd : (spawnCycleStart ?? null)];
  return nextEvents.every((at) => at === null || at * 1_000 > serverNow());
}
