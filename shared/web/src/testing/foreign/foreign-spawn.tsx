import { foreignKey } from './foreign-assets.tsx';

/** Availability as providers other than ours may write it: numbers as texts, a broken key, no count of eggs. */
export const foreignAvailability = {
  eggs: { count: null, fee: '1,000.5' },
  keys: { count: '40', fee: 60 },
  gatewayKeys: [foreignKey, null],
  currency: 'eur',
  eggTransactionLimit: '3',
};
