import { defineSettings, settingError } from '@emberclutch/server/settings/define-settings.ts';
import { choice, optionalAmount, optionalWholeNumber } from '@emberclutch/server/settings/variable.ts';
import type { CalendarSettings } from './calendar-settings.ts';
import { embeddedCalendar, productionCalendar } from './calendar-settings.ts';

export interface SeasonSettings {
  pace: 'minutes' | 'days';
  calendar: CalendarSettings;
}

export const seasonSettings = defineSettings(
  {
    WORLD_PACE: choice(
      ['minutes', 'days'],
      'Whether cycles and incubation take minutes (for a demonstration) or days; the settings below change single durations',
    ),
    CYCLE_MINUTES: optionalWholeNumber('Minutes a spawn cycle is open'),
    CYCLE_PAUSE_MINUTES: optionalWholeNumber('Minutes between two cycles of a season', 0),
    CYCLES_PER_SEASON: optionalWholeNumber('Spawn cycles of one season'),
    HATCHING_AFTER_MINUTES: optionalWholeNumber('Minutes from the end of its cycle until an egg cracks', 0),
    HATCHES_AFTER_MINUTES: optionalWholeNumber('Minutes from the end of its cycle until an egg hatches', 0),
    EGGS_PER_CYCLE: optionalWholeNumber('Eggs offered in one cycle', 0),
    KEYS_PER_CYCLE: optionalWholeNumber('Gateway keys offered in one cycle', 0),
    EGGS_PER_ACCOUNT: optionalWholeNumber('Most eggs that one account may buy in a cycle', 0),
    KEYS_PER_ACCOUNT: optionalWholeNumber('Most gateway keys that one account may buy in a cycle', 0),
    EGG_FEE: optionalAmount('Price of an egg'),
    KEY_FEE: optionalAmount('Price of a gateway key'),
  },
  (values): SeasonSettings => {
    const pace = values.WORLD_PACE === 'days' ? productionCalendar : embeddedCalendar;
    const hatchingAfter = toSeconds(values.HATCHING_AFTER_MINUTES) ?? pace.hatchingAfter;
    const hatchesAfter = toSeconds(values.HATCHES_AFTER_MINUTES) ?? pace.hatchesAfter;
    if (hatchingAfter > hatchesAfter)
      throw settingError(
        'HATCHING_AFTER_MINUTES',
        'no more minutes than HATCHES_AFTER_MINUTES',
        String(hatchingAfter / 60),
      );
    return {
      pace: values.WORLD_PACE,
      calendar: {
        ...pace,
        hatchingAfter,
        hatchesAfter,
        cycleOpen: toSeconds(values.CYCLE_MINUTES) ?? pace.cycleOpen,
        cyclePause: toSeconds(values.CYCLE_PAUSE_MINUTES) ?? pace.cyclePause,
        cyclesPerSeason: values.CYCLES_PER_SEASON ?? pace.cyclesPerSeason,
        eggs: values.EGGS_PER_CYCLE ?? pace.eggs,
        keys: values.KEYS_PER_CYCLE ?? pace.keys,
        accountEggLimit: values.EGGS_PER_ACCOUNT ?? pace.accountEggLimit,
        accountKeyLimit: values.KEYS_PER_ACCOUNT ?? pace.accountKeyLimit,
        eggFee: values.EGG_FEE ?? pace.eggFee,
        keyFee: values.KEY_FEE ?? pace.keyFee,
      },
    };
  },
);

const toSeconds = (minutes: number | undefined) => (minutes === undefined ? undefined : minutes * 60);
