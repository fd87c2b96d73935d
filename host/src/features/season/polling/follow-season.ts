import type { QueryClient } from '@tanstack/react-query';
import { assetsKey } from '@emberclutch/web/api/assets-key.ts';
import { seasonQueries } from '@emberclutch/web/api/seasons.ts';
import { spawnQueries } from '@emberclutch/web/api/spawn.ts';
import type { CurrentSeason } from '@emberclutch/contract/season/current-season.ts';
import { pollOnSchedule } from './poll-on-schedule.ts';
import { cacheRefresh, seasonPolling } from './polling-schedule.ts';

/**
 * Keeps an open page up to date (specification, section 4). Season polling reads the current season. The cache refresh
 * invalidates the queries that the events of a season change: assets and availability.
 * @returns stops both
 */
export function followSeason(queryClient: QueryClient): () => void {
  const current = seasonQueries.current();
  const events = () => eventsOf(queryClient.getQueryData(current.queryKey));
  const stops = [
    pollOnSchedule({
      schedule: seasonPolling,
      events,
      poll: () => queryClient.fetchQuery({ ...current, staleTime: 0 }),
      isRefreshedOnReturn: true,
    }),
    pollOnSchedule({
      schedule: cacheRefresh,
      events,
      poll: () =>
        Promise.all(
          [assetsKey, spawnQueries.all].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
        ),
      isRefreshedOnReturn: false,
    }),
  ];
  return () => stops.forEach((stop) => stop());
}

/** @returns start and end of the season and its cycle, in epoch milliseconds */
function eventsOf(season: CurrentSeason | undefined): number[] {
  if (!season) return [];
  const { spawnCycleStart, spawnCycleEnd, seasonStart, seasonEnd } = season;
  return [spawnCycleStart, spawnCycleEnd, seasonStart, seasonEnd].flatMap((at) => (at ? [at * 1_000] : []));
}
