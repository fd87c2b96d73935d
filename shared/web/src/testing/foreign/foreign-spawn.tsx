import { foreignKey } from './foreign-assets.tsx';

/** Availability as providers other than ours may write it: numbers as texts, a broken key, no count of eggs. */
export const foreignAvailability = {
  eggs: { count: null, fee: '1,000.5' },
  keys: { count: '40', fee: 60 },
  gatewayKeys: [foreignKey, null],
  currency: 'eur',
  eggTransactionLimit: '3',
};

/** Answers to a lock that was granted, each with the number 901. */
export const foreignLocks: readonly unknown[] = [
  { id: '901' },
  { lockId: 901, expiresAt: null, checkoutUrl: null },
  { id: null, lockId: '901', expiresAt: 'soon', checkoutUrl: 7 },
  { id: 901, expiresAt: {}, extra: [[[]]] },
  { lock: { id: 901 } },
  901,
  '901',
];

export const foreignReceipt = {
  purchaseId: '901',
  completed: '2031-04-01T00:00:00Z',
  eggs: { count: '2', fee: 25 },
  total: '50',
  currency: 'usd',
  assetIds: ['1234', null, 1_235],
};
