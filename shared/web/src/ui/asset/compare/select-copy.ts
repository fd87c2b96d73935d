import { formatWholeNumber } from '../../format/format-whole-number.ts';

/** Texts of compare mode in lists: they are loaded with every list. */
export const copy = {
  title: 'Compare',
  loading: 'Laying them side by side',
  compare: 'Compare',
  select: (title: string, number: string) => `Compare ${title}, No. ${number}`,
  full: 'You can compare up to four. Remove one first.',
  bar: 'Selected to compare',
  chosen: (count: number, max: number) =>
    count === 0
      ? 'Choose two to four to compare.'
      : count === 1
        ? 'One chosen. Choose at least one more.'
        : count < max
          ? `${formatWholeNumber(count)} chosen, up to ${formatWholeNumber(max)}.`
          : `${formatWholeNumber(count)} chosen: that is the limit.`,
  open: (count: number) => `Compare ${formatWholeNumber(count)}`,
  remove: (number: string) => `Remove No. ${number}`,
  clear: 'Clear',
  end: 'Stop',
};
