import { hashKey } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { seasonQueries } from '@emberclutch/shared/api/seasons';
import { spawnQueries } from '@emberclutch/shared/api/spawn';
import type { CurrentSeason } from '@emberclutch/shared/contract/season';
import { currentSession, notify, serverNow } from '@emberclutch/shared/state';
import { runInOneTab } from '../../platform/run-in-one-tab.ts';
import { seasonEvents, stockEvents } from './season-events.ts';
import type { News } from './season-events.ts';

/**
 * Tells what happens in the season, from one look at it to the next, whoever looked: the polling, or a page that shows it.
 * The eggs that are left are private (specification, section 6), so that only players hear of the last one.
 * @returns ends that
 */
export function notifySeasonChanges(queryClient: QueryClient): () => void {
  const seasonKey = seasonQueries.current().queryKey;
  const availability = spawnQueries.availability();
  let season: CurrentSeason | null = null;
  let eggsLeft: number | null = null;

  function tellOf(next: CurrentSeason) {
    seasonEvents(season, next, Math.floor(serverNow() / 1_000)).forEach(tell);
    season = next;
    if (!next.isSpawnCycleActive) eggsLeft = null;
    else if (currentSession()) void queryClient.fetchQuery(availability).catch(() => undefined);
  }

  function tellOfStock(left: number) {
    if (!season?.isSpawnCycleActive) return;
    stockEvents(eggsLeft, left).forEach(tell);
    eggsLeft = left;
  }

  const known = queryClient.getQueryData(seasonKey);
  if (known) tellOf(known);

  const [seasonHash, stockHash] = [seasonKey, availability.queryKey].map((key) => hashKey(key));
  return queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    if (event.query.queryHash === seasonHash) {
      const next = queryClient.getQueryData(seasonKey);
      if (next) tellOf(next);
    }
    if (event.query.queryHash === stockHash) {
      const stock = queryClient.getQueryData(availability.queryKey);
      if (stock) tellOfStock(stock.eggs.count);
    }
  });
}

const tell = (news: News) => runInOneTab(`tell ${news.category}`, () => notify(news));
