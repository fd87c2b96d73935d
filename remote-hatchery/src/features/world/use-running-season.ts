import { useQuery } from '@tanstack/react-query';
import { toKnownSeason } from '@emberclutch/contract/season/season-name.ts';
import { seasonQueries } from '@emberclutch/web/api/seasons.ts';
import { storedSeason } from '@emberclutch/web/state';

/** The current season, or the last one that this browser knows, with its age (0 for none). */
export function useRunningSeason() {
  const { data } = useQuery(seasonQueries.current());
  const { spawnSeason, spawnAge } = data ?? storedSeason() ?? { spawnSeason: '', spawnAge: null };
  return { season: toKnownSeason(spawnSeason), age: spawnAge ?? 0 };
}
