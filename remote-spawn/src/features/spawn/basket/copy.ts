import { wholeNumber } from '@emberclutch/web/ui/format/whole-number.ts';

/** Text for the contents of a basket and their price, the same in every step. */
export const copy = {
  eggs: (count: number) => (count === 1 ? '1 egg' : `${wholeNumber(count)} eggs`),
  keys: (count: number) => (count === 1 ? '1 gateway key' : `${wholeNumber(count)} gateway keys`),
  /** `2 eggs and 1 key` */
  contents: (eggs: number, keys: number) =>
    [eggs > 0 && copy.eggs(eggs), keys > 0 && copy.keys(keys)].filter(Boolean).join(' and '),
  each: 'each',
  total: 'Total',
  notGivenBack: (reason: string) => `It could not be given back. ${reason}`,
};
