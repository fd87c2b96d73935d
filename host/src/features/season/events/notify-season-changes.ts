import { hashKey } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { seasonQueries } from '@emberclutch/web/api/seasons.ts';
import { spawnQueries } from '@emberclutch/web/api/spawn.ts';
import type { CurrentSeason } from '@emberclutch/contract/season/current-season.ts';
import { currentSession, notify, serverNow } from '@emberclutch/web/state';
import { runInOneTab } from '../../../platform/browser-tabs/run-in-one-tab.ts';
import { detectSeasonEvents, detectStockEvents } from './detect-season-events.ts';
import type { SeasonNotification } from './detect-season-events.ts';

/**
 * Notifies the player of season changes whenever polling or a page updates the season query. Availability needs a session (specification,
 * section 6), so only signed-in players are notified that the eggs are sold out.
 * @returns a function that stops it
 */
export function notifySeasonChanges(queryClient: QueryClient): () => void {
  const seasonKey = seasonQueries.current().queryKey;
  const availability = spawnQueries.availability();
  let season: CurrentSeason | null = null;
  let eggsLeft: number | null = null;

  function handleSeason(next: CurrentSeason) {
    detectSeasonEvents(season, next, Math.floor(serverNow() / 1_000)).forEach(notifyOnce);
    season = next;
    if (!next.isSpawnCycleActive) eggsLeft = null;
    else if (currentSession()) void queryClient.fetchQuery(availability).catch(() => undefined);
  }

  function handleStock(left: number | null) {
    if (!season?.isSpawnCycleActive || left === null) return;
    detectStockEvents(eggsLeft, left).forEach(notifyOnce);
    eggsLeft = left;
  }

  const cachedSeason = queryClient.getQueryData(seasonKey);
  if (cachedSeason) handleSeason(cachedSeason);

  const [seasonHash, stockHash] = [seasonKey, availability.queryKey].map((key) => hashKey(key));
  return queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    if (event.query.queryHash === seasonHash) {
      const next = queryClient.getQueryData(seasonKey);
      if (next) handleSeason(next);
    }
    if (event.query.queryHash === stockHash) {
      const stock = queryClient.getQueryData(availability.queryKey);
      if (stock) handleStock(stock.eggs.count);
    }
  });
}

/** Notifies in a single tab. */
const notifyOnce = (notification: SeasonNotification) =>
  runInOneTab(`tell ${notification.category}`, () => notify(notification));
