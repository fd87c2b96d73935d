import { hashKey } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { seasonQueries } from '@emberclutch/shared/api/seasons';
import { spawnQueries } from '@emberclutch/shared/api/spawn';
import type { CurrentSeason } from '@emberclutch/shared/contract/season';
import { currentSession, notify, serverNow } from '@emberclutch/shared/state';
import { inOneTab } from './in-one-tab.ts';
import { seasonNews, stockNews } from './season-news.ts';
import type { News } from './season-news.ts';

/**
 * Tells what happens in the season, from one look at it to the next, whoever looked: the polling, or a page that shows it.
 * The eggs that are left are private (specification, section 6), so that only players hear of the last one.
 * @returns ends that
 */
export function tellSeason(queryClient: QueryClient): () => void {
  const seasonKey = seasonQueries.current().queryKey;
  const availability = spawnQueries.availability();
  let season: CurrentSeason | null = null;
  let eggsLeft: number | null = null;

  function tellOf(next: CurrentSeason) {
    seasonNews(season, next, Math.floor(serverNow() / 1_000)).forEach(tell);
    season = next;
    if (!next.isSpawnCycleActive) eggsLeft = null;
    else if (currentSession()) void queryClient.fetchQuery(availability).catch(() => undefined);
  }

  function tellOfStock(left: number) {
    if (!season?.isSpawnCycleActive) return;
    stockNews(eggsLeft, left).forEach(tell);
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

const tell = (news: News) => inOneTab(`tell ${news.category}`, () => notify(news));
