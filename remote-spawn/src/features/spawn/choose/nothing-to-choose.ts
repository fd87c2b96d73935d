import type { AvailabilityInfo } from '@emberclutch/contract/spawn/availability.ts';

/**
 * Why nothing of an open cycle can be chosen: it is sold out, or the account may buy nothing more.
 * @returns null if something can be chosen
 */
export function nothingToChoose(availability: AvailabilityInfo): 'soldOut' | 'limitReached' | null {
  const { eggs, keys, eggTransactionLimit, keyTransactionLimit } = availability;
  const left = [
    { count: eggs.count, limit: eggTransactionLimit },
    { count: keys.count, limit: keyTransactionLimit },
  ].filter(({ count }) => count !== 0);
  if (left.length === 0) return 'soldOut';
  return left.every(({ limit }) => limit === 0) ? 'limitReached' : null;
}
