import type { Purchase } from '@emberclutch/shared/contract/spawn';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { lockLock } from '../lock/lock-repository.ts';
import { findPurchase } from './purchase-repository.ts';
import { completeLock, sell } from './complete-lock.ts';

/**
 * Confirms a purchase, whose number is its lock's (specification, sections 4 and 8). A lock held by gateway keys is
 * completed here, a card lock must have been paid; asking again answers the same receipt.
 * @param now epoch seconds
 * @throws {ProblemError} `not_found` for what is unknown, somebody else's or over; `payment_required` for an unpaid card lock
 */
export const confirmPurchase = (
  db: Kysely<Database>,
  accountId: string,
  id: number,
  now: number,
): Promise<Purchase> =>
  sell(db, async (trx) => {
    const lock = await lockLock(trx, id);
    if (lock?.accountId !== accountId) throw gone();
    if (lock.state === 'held') {
      if (lock.expiresAt <= now) throw gone();
      if (lock.method === 'CREDIT_CARD')
        throw new ProblemError(
          'payment_required',
          'This purchase requires payment and cannot be completed with gateway keys only.',
        );
      await completeLock(trx, lock, now);
    }
    const receipt = await findPurchase(trx, accountId, id);
    if (!receipt) throw gone();
    return receipt;
  });

const gone = () => new ProblemError('not_found', 'Purchase not found. The lock may have expired.');
