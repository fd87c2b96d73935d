import { foreignKey } from './foreign-assets.tsx';

/** Availability of another provider: numbers as strings, an invalid key, no count of eggs. */
export const foreignAvailability = {
  eggs: { count: null, fee: '1,000.5' },
  keys: { count: '40', fee: 60 },
  gatewayKeys: [foreignKey, null],
  currency: 'eur',
  eggTransactionLimit: '3',
};
