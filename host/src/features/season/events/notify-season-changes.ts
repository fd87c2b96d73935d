import { hashKey } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { seasonQueries } from '@emberclutch/web/api/seasons.ts';
import { spawnQueries } from '@emberclutch/web/api/spawn.ts';
import type { CurrentSeason } from '@emberclutch/contract/season/current-season.ts';
import { currentSession, notify, serverNow } from '@emberclutch/web/state';
import type { NotificationKind, NotificationInput } from '@emberclutch/web/state';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { formatSeasonTitle } from '@emberclutch/web/ui/format/format-season-title.ts';
import { runInOneTab } from '../../../platform/browser-tabs/run-in-one-tab.ts';
import { copy } from './copy.ts';

/**
 * Notifies visitors of season changes whenever the season query is updated, and players of sold-out eggs: availability needs a session
 * (specification, section 6). Returns a function that stops the notifications.
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

  function handleStock(eggCount: number | null) {
    if (!season?.isSpawnCycleActive || eggCount === null) return;
    detectStockEvents(eggsLeft, eggCount).forEach(notifyOnce);
    eggsLeft = eggCount;
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

const notifyOnce = (notification: SeasonNotification) =>
  runInOneTab(`notify ${notification.category}`, () => notify(notification));

type SeasonNotification = NotificationInput & { category: NotificationKind };

/** Seconds before the end of a cycle or season at which the host announces the end (specification, section 9). */
const leadSeconds = 3_600;

/** In a shorter season, the lead time is proportionally shorter: in a world with seasons of minutes, every end is within an hour. */
const usualSeasonSeconds = 24 * 3_600;

/** How long the notification about available eggs stays on screen (specification, section 9). */
const eggsAvailableMs = 10_000;

/**
 * The notifications about changes between two polls, and about an approaching end of cycle or season.
 * @param before the season at the last poll; null for the first poll
 * @param at epoch seconds, by the server's clock
 */
export function detectSeasonEvents(
  before: CurrentSeason | null,
  season: CurrentSeason,
  at: number,
): SeasonNotification[] {
  const { isSpawnCycleActive, spawnCycleEnd, seasonStart, seasonEnd } = season;
  const scale = seasonStart && seasonEnd ? Math.min(1, (seasonEnd - seasonStart) / usualSeasonSeconds) : 1;
  const isSoon = (instant: number | null): instant is number =>
    instant !== null && instant > at && instant - at <= leadSeconds * scale;
  const notifications: SeasonNotification[] = [];
  const hasOpened = before !== null && isSpawnCycleActive && !isSameCycle(before, season);
  if (hasOpened) {
    notifications.push({
      type: 'success',
      message: copy.cycleOpened,
      duration: eggsAvailableMs,
      category: 'cycleOpened',
      navigateTo: paths.spawn,
    });
  }
  // The opening and the end of a cycle shorter than an hour must not be announced together.
  if (isSpawnCycleActive && !hasOpened && isSoon(spawnCycleEnd)) {
    const message = copy.cycleEnding(countMinutes(spawnCycleEnd, at));
    notifications.push({ type: 'warning', message, category: 'cycleEnding', navigateTo: paths.spawn });
  }
  if (before && !isSameSeason(before, season)) {
    const message = copy.seasonStarted(formatSeasonTitle(season.spawnSeason, season.spawnAge));
    notifications.push({ type: 'info', message, category: 'newSeason', navigateTo: paths.spawn });
  } else if (isSoon(seasonEnd)) {
    const message = copy.seasonStarting(countMinutes(seasonEnd, at));
    notifications.push({ type: 'info', message, category: 'newSeason', navigateTo: paths.spawn });
  }
  return notifications;
}

/** Compares two successive reads of the stock. Returns a notification if the eggs have been sold out in between. */
export function detectStockEvents(eggsBefore: number | null, eggsLeft: number): SeasonNotification[] {
  if (eggsBefore === null || eggsBefore === 0 || eggsLeft > 0) return [];
  return [{ type: 'warning', message: copy.soldOut, category: 'soldOut', navigateTo: paths.spawn }];
}

/** Compares the ends, because the machine may sleep from one open cycle into the next. An earlier end means that the same cycle was cut short. */
const isSameCycle = (before: CurrentSeason, now: CurrentSeason) =>
  before.isSpawnCycleActive &&
  (before.spawnCycleEnd === now.spawnCycleEnd ||
    before.spawnCycleEnd === null ||
    now.spawnCycleEnd === null ||
    now.spawnCycleEnd < before.spawnCycleEnd);

const isSameSeason = (before: CurrentSeason, now: CurrentSeason) =>
  before.spawnSeason === now.spawnSeason && before.spawnAge === now.spawnAge;

/** Whole minutes, rounded up: at least one. */
const countMinutes = (instant: number, at: number) => Math.ceil((instant - at) / 60);
