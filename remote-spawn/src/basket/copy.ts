import { wholeNumber } from '@emberclutch/shared/ui/whole-number';

/** How every step names the contents of a basket and what they cost. */
export const copy = {
  eggs: (count: number) => (count === 1 ? '1 egg' : `${wholeNumber(count)} eggs`),
  keys: (count: number) => (count === 1 ? '1 gateway key' : `${wholeNumber(count)} gateway keys`),
  each: 'each',
  total: 'Total',
};
