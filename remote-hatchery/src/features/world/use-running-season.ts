import { useQuery } from '@tanstack/react-query';
import { knownSeason } from '@emberclutch/contract/season/season-name.ts';
import { seasonQueries } from '@emberclutch/web/api/seasons.ts';
import { storedSeason } from '@emberclutch/web/state';

/** The season that runs, or the last one that this browser knows, with its age (0 for none), and the provider's answer once it is read. */
export function useRunningSeason() {
  const { data: current } = useQuery(seasonQueries.current());
  const { spawnSeason, spawnAge } = current ?? storedSeason() ?? { spawnSeason: '', spawnAge: null };
  return { season: knownSeason(spawnSeason), age: spawnAge ?? 0, current };
}
