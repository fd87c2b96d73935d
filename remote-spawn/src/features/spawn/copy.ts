import { formatWholeNumber } from '@emberclutch/web/ui/format/format-whole-number.ts';

/** Contents of a basket and their price, the same in every step. */
export const basketCopy = {
  eggs: (count: number) => (count === 1 ? '1 egg' : `${formatWholeNumber(count)} eggs`),
  keys: (count: number) => (count === 1 ? '1 gateway key' : `${formatWholeNumber(count)} gateway keys`),
  /** `2 eggs and 1 key` */
  contents: (eggs: number, keys: number) =>
    [eggs > 0 && basketCopy.eggs(eggs), keys > 0 && basketCopy.keys(keys)].filter(Boolean).join(' and '),
  each: 'each',
  total: 'Total',
  notGivenBack: (reason: string) => `It could not be given back. ${reason}`,
};

export const stepCopy = {
  label: 'Steps',
  names: { choose: 'Choose', pay: 'Hold and pay', confirm: 'Receipt' },
  chooseAgain: 'Choose again',
  newest: 'The newest of all seasons',
};

export const purchaseCopy = {
  title: 'This purchase',
  number: 'Purchase number',
  allReceipts: 'All my receipts',
};
