/** Prices and limits of the sale in a cycle. Fees are decimal strings of the major unit. */
export interface SaleTerms {
  eggFee: string;
  keyFee: string;
  currency: string;
  /** Maximum number of eggs, and of keys, in one lock. */
  eggLimit: number;
  keyLimit: number;
  /** Maximum number of eggs, and of keys, that one account may buy in a cycle; null for no limit. */
  accountEggLimit: number | null;
  accountKeyLimit: number | null;
}

/** Lengths, stock and sale of seasons and cycles. Durations are seconds. */
export interface CalendarSettings extends SaleTerms {
  /** Number of past seasons in an empty database. */
  pastSeasons: number;
  cyclesPerSeason: number;
  cycleOpen: number;
  /** From the end of a cycle to the start of the next. */
  cyclePause: number;
  /** From the end of a cycle to the first crack of its eggs. */
  hatchingAfter: number;
  /** From the end of a cycle to the hatching of its eggs. */
  hatchesAfter: number;
  /** Stock of a cycle. */
  eggs: number;
  keys: number;
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** Paced in minutes: a cycle is open 28 minutes of 30, and an egg hatches at most 40 minutes after its sale. */
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
  // Lower than the fee of an egg, because the buyer of a key pays for an unknown egg of a later cycle.
  keyFee: '20.00',
  currency: 'USD',
  eggLimit: 10,
  keyLimit: 5,
  accountEggLimit: null,
  accountKeyLimit: null,
};

/** Paced in days: a cycle is open three days of a week. */
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
