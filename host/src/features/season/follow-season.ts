import type { QueryClient } from '@tanstack/react-query';
import { assetQueries } from '@emberclutch/shared/api/assets';
import { seasonQueries } from '@emberclutch/shared/api/seasons';
import { spawnQueries } from '@emberclutch/shared/api/spawn';
import type { CurrentSeason } from '@emberclutch/shared/contract/season';
import { pollSeason } from './poll-season.ts';
import { cacheChecking, seasonPolling } from './polling-interval.ts';

/**
 * Keeps the season of an open page true (specification, section 4). Polling asks which season it is. The cache check asks
 * anew for what the events of a season change: eggs seal, stir and hatch, and are sold.
 * @returns ends both
 */
export function followSeason(queryClient: QueryClient): () => void {
  const current = seasonQueries.current();
  const events = () => eventsOf(queryClient.getQueryData(current.queryKey));
  const endings = [
    pollSeason({
      pace: seasonPolling,
      events,
      look: () => queryClient.fetchQuery({ ...current, staleTime: 0 }),
      isRefreshedOnReturn: true,
    }),
    pollSeason({
      pace: cacheChecking,
      events,
      look: () =>
        Promise.all(
          [assetQueries.all, spawnQueries.all].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
        ),
      isRefreshedOnReturn: false,
    }),
  ];
  return () => endings.forEach((end) => end());
}

/** When something happens in a season, in epoch milliseconds. */
function eventsOf(season: CurrentSeason | undefined): number[] {
  if (!season) return [];
  const { spawnCycleStart, spawnCycleEnd, seasonStart, seasonEnd } = season;
  return [spawnCycleStart, spawnCycleEnd, seasonStart, seasonEnd].flatMap((at) => (at ? [at * 1_000] : []));
}
