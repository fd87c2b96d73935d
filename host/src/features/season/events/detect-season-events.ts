import type { CurrentSeason } from '@emberclutch/contract/season/current-season.ts';
import { paths } from '@emberclutch/web/routing/paths.ts';
import type { NotificationKind, NotificationInput } from '@emberclutch/web/state';
import { formatSeasonTitle } from '@emberclutch/web/ui/format/format-season-title.ts';
import { copy } from './copy.ts';

export type SeasonNotification = NotificationInput & { category: NotificationKind };

/** How early the host announces the end of a cycle or season (specification, section 9). */
const noticeSeconds = 3_600;

/** In a shorter season, the notice is proportionally shorter: in a world with seasons of minutes, every end is within the hour. */
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
  const share = seasonStart && seasonEnd ? Math.min(1, (seasonEnd - seasonStart) / usualSeasonSeconds) : 1;
  const isSoon = (instant: number | null): instant is number =>
    instant !== null && instant > at && instant - at <= noticeSeconds * share;
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
  // A cycle shorter than an hour must not announce its opening and its end together.
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

/** The notification that the eggs of a cycle are sold out, from two successive reads of the stock. */
export function detectStockEvents(before: number | null, left: number): SeasonNotification[] {
  if (before === null || before === 0 || left > 0) return [];
  return [{ type: 'warning', message: copy.soldOut, category: 'soldOut', navigateTo: paths.spawn }];
}

/**
 * Compares the ends of cycles, because the machine may sleep from one open cycle into the next. An earlier end means that the same cycle
 * was cut short.
 */
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
