import type { LockReport } from '@emberclutch/shared/contract/spawn';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Payments } from '../../payments/payments.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { findLock } from './lock-repository.ts';
import type { KnownPayment } from '../../payments/payment-repository.ts';
import { findPaymentOfLock } from '../../payments/payment-repository.ts';

/**
 * How a lock stands.
 * @throws {ProblemError} `not_found` when the account has no such lock
 */
export async function reportLock(
  db: Kysely<Database>,
  payments: Payments,
  accountId: string,
  id: number,
  now: number,
): Promise<LockReport> {
  const lock = await findLock(db, id);
  if (lock?.accountId !== accountId) throw new ProblemError('not_found', 'You have no such lock.');
  const isHeld = lock.state === 'held' && lock.expiresAt > now;
  return {
    id,
    lockId: id,
    state: isHeld ? 'held' : lock.state === 'paid' ? 'paid' : 'over',
    expiresAt: lock.expiresAt,
    eggs: { count: lock.eggs, fee: lock.eggFee },
    keys: { count: lock.keys, fee: lock.keyFee },
    total: lock.total,
    currency: lock.currency,
    paymentMethod: lock.method,
    ...(isHeld && lock.checkoutId && { checkoutUrl: payments.checkoutUrl(lock.checkoutId) }),
    refund: refundOf(await findPaymentOfLock(db, id)),
  };
}

function refundOf(payment: KnownPayment | undefined): LockReport['refund'] {
  if (payment?.state !== 'refunding' && payment?.state !== 'refunded') return null;
  const { state, amount, currency, reason } = payment;
  return { state, amount, currency, reason: reason ?? '' };
}
