import { spawnSeasons } from '@emberclutch/contract/season/spawn-season.ts';
import type { SpawnSeason } from '@emberclutch/contract/season/spawn-season.ts';
import type { CalendarSettings } from './calendar-settings.ts';

/** A season to be written. Instants are epoch seconds. */
export interface PlannedSeason {
  /** Index in the calendar: 0 is GENESIS. */
  id: number;
  name: SpawnSeason;
  age: number;
  startsAt: number;
  endsAt: number;
  cycles: PlannedCycle[];
}

export interface PlannedCycle {
  opensAt: number;
  closesAt: number;
}

const [first, ...recurring] = spawnSeasons;

/** Name and age of a season: GENESIS (age 0), then EARTH, WATER, AIR, FIRE of age I, the same four of age II, and so on. */
export function seasonName(id: number): { name: SpawnSeason; age: number } {
  const name = recurring[(id - 1) % recurring.length];
  return name ? { name, age: Math.ceil(id / recurring.length) } : { name: first, age: 0 };
}

/** Plans a season, which begins with an open cycle; each cycle is followed by its pause. Instants are epoch seconds. */
export function planSeason(id: number, startsAt: number, settings: CalendarSettings): PlannedSeason {
  const period = settings.cycleOpen + settings.cyclePause;
  return {
    id,
    ...seasonName(id),
    startsAt,
    endsAt: startsAt + period * settings.cyclesPerSeason,
    cycles: Array.from({ length: settings.cyclesPerSeason }, (_, index) => ({
      opensAt: startsAt + index * period,
      closesAt: startsAt + index * period + settings.cycleOpen,
    })),
  };
}

/** The seasons of an empty database: the past ones of the settings, the current one, which starts now, and the next. */
export function firstSeasons(now: number, settings: CalendarSettings): PlannedSeason[] {
  const past = settings.pastSeasons;
  const length = (settings.cycleOpen + settings.cyclePause) * settings.cyclesPerSeason;
  return Array.from({ length: past + 2 }, (_, id) => planSeason(id, now + (id - past) * length, settings));
}

/**
 * The seasons to add after the last one, so that there is always one that has not begun. After a downtime no season is added for
 * the missed time: the next one starts now.
 */
export function nextSeasons(
  last: { id: number; startsAt: number; endsAt: number },
  now: number,
  settings: CalendarSettings,
): PlannedSeason[] {
  const next: PlannedSeason[] = [];
  let latest = last;
  while (latest.startsAt <= now) {
    const season = planSeason(latest.id + 1, Math.max(latest.endsAt, now), settings);
    next.push(season);
    latest = season;
  }
  return next;
}
