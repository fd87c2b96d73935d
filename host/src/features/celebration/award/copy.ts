import { formatWholeNumber } from '@emberclutch/web/ui/format/format-whole-number.ts';

/** Texts of the golden-asset notifications (specification, section 9), in the chunk of the background tasks. */
export const copy = {
  goldenEggs: (count: number) =>
    count === 1
      ? 'Congratulations! You have received a Golden egg!'
      : `Congratulations! You have received ${count} Golden eggs!`,
  goldenItems: (count: number) =>
    count === 1
      ? 'There is 1 golden item in your collection.'
      : `There are ${formatWholeNumber(count)} golden items in your collection.`,
};
