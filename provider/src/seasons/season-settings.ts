import { defineSettings, createSettingError } from '@emberclutch/server/settings/define-settings.ts';
import { defineChoice } from '@emberclutch/server/settings/variable.ts';
import {
  defineOptionalAmount,
  defineOptionalWholeNumber,
} from '../platform/settings/define-optional-whole-number.ts';

export interface SeasonSettings {
  pace: 'minutes' | 'days';
  calendar: CalendarSettings;
}

export const seasonSettings = defineSettings(
  {
    WORLD_PACE: defineChoice(
      ['minutes', 'days'],
      'Whether cycles and incubation take minutes (for a demonstration) or days; the settings below change individual durations',
    ),
    CYCLE_MINUTES: defineOptionalWholeNumber('Minutes a spawn cycle is open'),
    CYCLE_PAUSE_MINUTES: defineOptionalWholeNumber('Minutes between two cycles of a season', 0),
    CYCLES_PER_SEASON: defineOptionalWholeNumber('Spawn cycles of one season'),
    HATCHING_AFTER_MINUTES: defineOptionalWholeNumber(
      'Minutes from the end of its cycle until an egg cracks',
      0,
    ),
    HATCHES_AFTER_MINUTES: defineOptionalWholeNumber(
      'Minutes from the end of its cycle until an egg hatches',
      0,
    ),
    EGGS_PER_CYCLE: defineOptionalWholeNumber('Eggs offered in one cycle', 0),
    KEYS_PER_CYCLE: defineOptionalWholeNumber('Gateway keys offered in one cycle', 0),
    EGGS_PER_ACCOUNT: defineOptionalWholeNumber('Maximum eggs that one account may buy in a cycle', 0),
    KEYS_PER_ACCOUNT: defineOptionalWholeNumber(
      'Maximum gateway keys that one account may buy in a cycle',
      0,
    ),
    EGG_FEE: defineOptionalAmount('Price of an egg'),
    KEY_FEE: defineOptionalAmount('Price of a gateway key'),
  },
  (values): SeasonSettings => {
    const defaults = values.WORLD_PACE === 'days' ? dayPacedCalendar : minutePacedCalendar;
    const hatchingAfter = toSeconds(values.HATCHING_AFTER_MINUTES) ?? defaults.hatchingAfter;
    const hatchesAfter = toSeconds(values.HATCHES_AFTER_MINUTES) ?? defaults.hatchesAfter;
    if (hatchingAfter > hatchesAfter)
      throw createSettingError(
        'HATCHING_AFTER_MINUTES',
        'no more minutes than HATCHES_AFTER_MINUTES',
        String(hatchingAfter / 60),
      );
    return {
      pace: values.WORLD_PACE,
      calendar: {
        ...defaults,
        hatchingAfter,
        hatchesAfter,
        cycleDuration: toSeconds(values.CYCLE_MINUTES) ?? defaults.cycleDuration,
        cyclePause: toSeconds(values.CYCLE_PAUSE_MINUTES) ?? defaults.cyclePause,
        cyclesPerSeason: values.CYCLES_PER_SEASON ?? defaults.cyclesPerSeason,
        eggs: values.EGGS_PER_CYCLE ?? defaults.eggs,
        keys: values.KEYS_PER_CYCLE ?? defaults.keys,
        accountEggLimit: values.EGGS_PER_ACCOUNT ?? defaults.accountEggLimit,
        accountKeyLimit: values.KEYS_PER_ACCOUNT ?? defaults.accountKeyLimit,
        eggFee: values.EGG_FEE ?? defaults.eggFee,
        keyFee: values.KEY_FEE ?? defaults.keyFee,
      },
    };
  },
);

const toSeconds = (minutes: number | undefined) => (minutes === undefined ? undefined : minutes * 60);

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

/** Lengths, stock and sale of seasons and cycles. Durations are in seconds. */
export interface CalendarSettings extends SaleTerms {
  /** Number of past seasons in an empty database. */
  pastSeasons: number;
  cyclesPerSeason: number;
  cycleDuration: number;
  /** From the end of a cycle to the start of the next cycle. */
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

/** A calendar paced in minutes: a cycle is open for 28 of 30 minutes, and an egg hatches at most 40 minutes after its sale. */
export const minutePacedCalendar: CalendarSettings = {
  pastSeasons: 5,
  cyclesPerSeason: 6,
  cycleDuration: 28 * minute,
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

/** A calendar paced in days: a cycle is open for three days of a week. */
export const dayPacedCalendar: CalendarSettings = {
  ...minutePacedCalendar,
  pastSeasons: 0,
  cyclesPerSeason: 4,
  cycleDuration: 3 * day,
  cyclePause: 4 * day,
  hatchingAfter: 6 * day,
  hatchesAfter: 7 * day,
  eggs: 5_000,
  keys: 500,
};
