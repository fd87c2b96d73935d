import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { newSecrets } from '../../platform/secret.ts';
import type { CycleTerms } from '../../seasons/season-repository.ts';
import { noStock } from '../../seasons/stock-counts.ts';
import type { AddedLocks } from './lock-batch-repository.ts';
import { addLocks } from './lock-batch-repository.ts';
import type { LockContext, Outcomes } from './lock-context.ts';
import { findExpiry } from './lock-context.ts';
import type { LockRequest } from './lock-request.ts';
import { exceedStock } from './lock-request.ts';
import { checkBasket, hasAccountLimits } from './lock-rules.ts';
import { newLockToLock, toNewLock } from './new-lock.ts';

/**
 * Grants card requests of accounts that hold no lock and send no known `Idempotency-Key`, by the cached offer: one INSERT
 * for all of them, no wait for the stock before it. It refuses nothing and leaves what it cannot grant, which is
 * everything in a cycle with limits for accounts.
 */
export async function settleFastPath(
  db: Kysely<Database>,
  requests: LockRequest[],
  context: LockContext,
): Promise<Outcomes> {
  const { checkoutUrls, now, offerCache } = context;
  const offer = await offerCache.read(db, now);
  if (!offer || exceedStock(requests, offer.left) || hasAccountLimits(offer.terms)) return new Map();
  const grantable = requests.filter((request) => isGrantable(request, offer.terms));
  if (grantable.length === 0) return new Map();

  const secrets = newSecrets(grantable.length);
  const locks = grantable.map((request, index) => toNewLock(request, secrets[index] ?? ''));
  const expiresAt = findExpiry(offer.terms, context);
  const added = await ignoreConflict(addLocks(db, offer, { locks, returned: noStock }, { now, expiresAt }));
  if (!added) {
    offerCache.clear();
    return new Map();
  }
  offerCache.setStock(offer.terms.id, added.left);
  const outcomes: Outcomes = new Map();
  grantable.forEach((request, index) => {
    const lock = locks[index];
    const id = added.ids[index];
    if (lock && id !== undefined)
      outcomes.set(request, { answer: newLockToLock(lock, id, expiresAt, checkoutUrls) });
  });
  return outcomes;
}

/**
 * Vouchers need their keys' row locks. A basket against the cached terms is left to the transactional strategy, which
 * reads the current ones.
 */
const isGrantable = ({ body }: LockRequest, terms: CycleTerms): boolean =>
  body.paymentMethod === 'CREDIT_CARD' && checkBasket(body, terms) === null;

/** A conflict means that another process sold the last stock or locked for the same account; nothing was written. */
async function ignoreConflict(writing: Promise<AddedLocks | undefined>): Promise<AddedLocks | undefined> {
  try {
    return await writing;
  } catch (failure) {
    if (isConflict(failure)) return undefined;
    throw failure;
  }
}

/** Integrity constraint violation (class 23), serialization failure or deadlock (class 40); PostgreSQL, appendix A. */
const isConflict = (failure: unknown) =>
  failure instanceof Error && 'code' in failure && /^(?:23|40)/.test(String(failure.code));
