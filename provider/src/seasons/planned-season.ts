import { spawnSeasons } from '@emberclutch/contract/season/spawn-season.ts';
import type { SpawnSeason } from '@emberclutch/contract/season/spawn-season.ts';
import type { CalendarSettings } from './season-settings.ts';

/** A season to be written. Instants are epoch seconds. */
export interface PlannedSeason {
  /** Index in the calendar: 0 is GENESIS. */
  id: number;
  name: SpawnSeason;
  age: number;
  startsAt: number;
  endsAt: number;
  cycles: { opensAt: number; closesAt: number }[];
}

const [first, ...recurring] = spawnSeasons;

/** The position of a season in the calendar. */
type SeasonPosition = Pick<PlannedSeason, 'id' | 'name' | 'age'>;

/**
 * Finds the next position: GENESIS (age 0) is followed by EARTH, WATER, AIR and FIRE of age I, then by the same four of age II, and
 * so on. The name follows from the previous season, not from the id, so that an existing calendar continues with its ages when a
 * season is added to the four.
 */
function toNextSeason({ id, name, age }: SeasonPosition): SeasonPosition {
  // GENESIS does not recur: its index is -1.
  const index = (recurring.findIndex((recurringName) => recurringName === name) + 1) % recurring.length;
  return { id: id + 1, name: recurring[index] ?? first, age: index === 0 ? age + 1 : age };
}

/** Plans a season, which begins with an open cycle. A pause follows each cycle. Instants are epoch seconds. */
function planSeason(season: SeasonPosition, startsAt: number, settings: CalendarSettings): PlannedSeason {
  const period = settings.cycleDuration + settings.cyclePause;
  return {
    ...season,
    startsAt,
    endsAt: startsAt + period * settings.cyclesPerSeason,
    cycles: Array.from({ length: settings.cyclesPerSeason }, (_, index) => ({
      opensAt: startsAt + index * period,
      closesAt: startsAt + index * period + settings.cycleDuration,
    })),
  };
}

/** Plans the seasons of an empty database: the configured past seasons, the current season, which starts now, and the next season. */
export function planFirstSeasons(now: number, settings: CalendarSettings): PlannedSeason[] {
  const pastCount = settings.pastSeasons;
  const length = (settings.cycleDuration + settings.cyclePause) * settings.cyclesPerSeason;
  let season: SeasonPosition = { id: 0, name: first, age: 0 };
  return Array.from({ length: pastCount + 2 }, (_, id) => {
    const plannedSeason = planSeason(season, now + (id - pastCount) * length, settings);
    season = toNextSeason(season);
    return plannedSeason;
  });
}

/** Plans the seasons to add, so that there is always a season that has not begun. After a downtime, the next season starts now. */
export function planNextSeasons(
  last: Omit<PlannedSeason, 'cycles'>,
  now: number,
  settings: CalendarSettings,
): PlannedSeason[] {
  const nextSeasons: PlannedSeason[] = [];
  let latest = last;
  while (latest.startsAt <= now) {
    const season = planSeason(toNextSeason(latest), Math.max(latest.endsAt, now), settings);
    nextSeasons.push(season);
    latest = season;
  }
  return nextSeasons;
}
