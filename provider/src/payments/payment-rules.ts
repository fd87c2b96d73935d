import { ProblemError } from '../platform/http/problem-error.ts';
import type { StockCounts } from '../seasons/stock-counts.ts';
import { coversCounts } from '../seasons/stock-counts.ts';
import type { LockRecord } from '../spawn/lock/lock-record.ts';
import type { Payment } from './payment-repository.ts';

/** Why a basket cannot be sold, with a message for the player; null if it can. */
type RuleResult = ProblemError | null;

/** Whether a payment has the amount and the currency of its lock. */
export function checkAmount({ amount, currency }: Payment, lock: LockRecord): RuleResult {
  if (amount === lock.total && currency === lock.currency) return null;
  return new ProblemError(
    'bad_request',
    `You paid ${amount} ${currency}, and the price was ${lock.total} ${lock.currency}.`,
  );
}

/**
 * Whether a released basket may still be sold: only if it expired, was not replaced, and is in stock.
 * @param left the locked stock of its cycle
 * @param isReplaced whether the account holds another lock in the cycle
 */
export function checkLateSale(lock: LockRecord, left: StockCounts, isReplaced: boolean): RuleResult {
  const hasExpired = lock.releasedAt !== null && lock.releasedAt >= lock.expiresAt;
  if (!hasExpired) return new ProblemError('lock_expired', 'You have given these back.');
  if (isReplaced) return new ProblemError('lock_expired', 'You have chosen something else since.');
  if (coversCounts(left, lock)) return null;
  return new ProblemError('sold_out', 'Your time ran out and others were faster.', { current: { ...left } });
}
