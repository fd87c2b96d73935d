import type { CurrentSeason } from '@emberclutch/shared/contract/season';
import { paths } from '@emberclutch/shared/routing/paths';
import type { NotificationKind, NotificationInput } from '@emberclutch/shared/state';
import { seasonTitle } from '@emberclutch/shared/ui/season-title';
import { copy } from '../notifications/background-copy.ts';

export type News = NotificationInput & { category: NotificationKind };

/** Seconds before an ending or a beginning at which it is told (specification, section 9). */
const soon = 3_600;

/** Eggs that are there stay longer on screen (specification, section 9). Milliseconds. */
const eggsAvailableDuration = 10_000;

/**
 * What is worth telling of the season.
 * @param before as it was at the last look; null at the first, which has nothing to compare with
 * @param at epoch seconds, by the server's clock
 */
export function seasonEvents(before: CurrentSeason | null, season: CurrentSeason, at: number): News[] {
  const { isSpawnCycleActive, spawnCycleEnd, seasonEnd } = season;
  const news: News[] = [];
  if (before && isSpawnCycleActive && !isSameCycle(before, season)) {
    const told = { type: 'success', message: copy.cycleOpened, duration: eggsAvailableDuration } as const;
    news.push({ ...told, category: 'cycleOpened', navigateTo: paths.spawn });
  }
  if (isSpawnCycleActive && isSoon(spawnCycleEnd, at)) {
    const message = copy.cycleEnding(minutesUntil(spawnCycleEnd, at));
    news.push({ type: 'warning', message, category: 'cycleEnding', navigateTo: paths.spawn });
  }
  if (before && !isSameSeason(before, season)) {
    const message = copy.seasonStarted(seasonTitle(season.spawnSeason, season.spawnAge));
    news.push({ type: 'info', message, category: 'newSeason', navigateTo: paths.spawn });
  } else if (isSoon(seasonEnd, at)) {
    const message = copy.seasonStarting(minutesUntil(seasonEnd, at));
    news.push({ type: 'info', message, category: 'newSeason', navigateTo: paths.spawn });
  }
  return news;
}

/** What is worth telling of the eggs that are left. */
export function stockEvents(before: number | null, left: number): News[] {
  if (before === null || before === 0 || left > 0) return [];
  return [{ type: 'warning', message: copy.soldOut, category: 'soldOut', navigateTo: paths.spawn }];
}

/** A page may sleep over the end of a cycle and the beginning of the next: they end at different times. */
const isSameCycle = (before: CurrentSeason, now: CurrentSeason) =>
  before.isSpawnCycleActive &&
  (before.spawnCycleEnd === now.spawnCycleEnd ||
    before.spawnCycleEnd === null ||
    now.spawnCycleEnd === null ||
    now.spawnCycleEnd < before.spawnCycleEnd);

const isSameSeason = (before: CurrentSeason, now: CurrentSeason) =>
  before.spawnSeason === now.spawnSeason && before.spawnAge === now.spawnAge;

const isSoon = (instant: number | null, at: number): instant is number =>
  instant !== null && instant > at && instant - at <= soon;

/** Whole minutes, never none: what is under a minute away is told as one. */
const minutesUntil = (instant: number, at: number) => Math.ceil((instant - at) / 60);
