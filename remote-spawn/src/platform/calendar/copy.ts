import { formatWholeNumber } from '@emberclutch/web/ui/format/format-whole-number.ts';

export const copy = {
  title: 'Season calendar',
  phases: { open: 'Open now', next: 'Next' },
  opens: 'Opens',
  closes: 'Closes',
  utc: (text: string) => `${text} UTC`,
  eggs: (count: number) => (count === 1 ? '1 egg' : `${formatWholeNumber(count)} eggs`),
  addOne: 'Add to my calendar',
  /** Starts with the visible text, so that voice control finds the link. */
  addOneOf: (season: string, date: string) => `${copy.addOne}: the cycle of ${season} on ${date}`,
  subscribe: 'Subscribe in a calendar',
  download: 'All cycles as a file',
  all: 'The whole calendar',
  remind: 'Remind me',
  remindOf: (season: string, date: string) => `Remind me of the cycle of ${season} on ${date}`,
  reminded: 'You will get one e-mail when it opens.',
  cancel: 'Do not remind me',
  perEgg: 'per egg',
  empty: 'No cycle is announced yet.',
};
