/** How long things take and what they cost. Durations are seconds, fees decimal strings of the major unit. */
export interface CalendarSettings {
  /** Seasons a new world already has behind it. */
  pastSeasons: number;
  cyclesPerSeason: number;
  cycleOpen: number;
  /** Between the end of a cycle and the beginning of the next. */
  cyclePause: number;
  /** From the end of the cycle to the first crack, and to the hatching. */
  hatchingAfter: number;
  hatchesAfter: number;
  eggs: number;
  keys: number;
  eggFee: string;
  keyFee: string;
  currency: string;
  /** Most of a kind in one lock. */
  eggLimit: number;
  keyLimit: number;
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** A world in a box: a cycle is open 28 minutes of 30, and an egg hatches at most 40 minutes after it was bought. */
export const embeddedCalendar: CalendarSettings = {
  pastSeasons: 5,
  cyclesPerSeason: 6,
  cycleOpen: 28 * minute,
  cyclePause: 2 * minute,
  hatchingAfter: 8 * minute,
  hatchesAfter: 12 * minute,
  eggs: 500,
  keys: 60,
  eggFee: '25.00',
  keyFee: '30.00',
  currency: 'USD',
  eggLimit: 10,
  keyLimit: 5,
};

export const productionCalendar: CalendarSettings = {
  ...embeddedCalendar,
  pastSeasons: 0,
  cyclesPerSeason: 4,
  cycleOpen: 3 * day,
  cyclePause: 4 * day,
  hatchingAfter: 6 * day,
  hatchesAfter: 7 * day,
  eggs: 5_000,
  keys: 500,
};
