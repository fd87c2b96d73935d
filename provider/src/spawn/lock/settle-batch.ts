import type { Database } from '../../platform/database/database.ts';
import { generateSecrets } from '../../platform/secret.ts';
import type { CycleTerms } from '../../seasons/season-repository.ts';
import { noStock } from '../../seasons/stock-counts.ts';
import type { AddedLocks } from './lock-batch-repository.ts';
import { addLocks } from './lock-batch-repository.ts';
import { findIdempotencyRecords } from './idempotency-repository.ts';
import { findExpiry } from './lock-context.ts';
import type { LockContext, Outcomes } from './lock-context.ts';
import { findHolders, hasExpiredLocks } from './lock-repository.ts';
import { exceedsStock, toCounts, toGrantedLock, toNewLock } from './lock-request.ts';
import type { LockRequest } from './lock-request.ts';
import { checkBasket, checkStock, hasAccountLimits } from './lock-rules.ts';
import { toReplayOutcome } from './to-replay-outcome.ts';
import { settleTransactionally } from './settle-transactionally.ts';

/** A batch passes the strategies in this order; the last one settles all remaining requests. */
const strategies = [settleFastPath, settleReplays, settleSoldOut, settleTransactionally];

/**
 * Settles a batch of lock requests: each strategy settles the requests that it can, and leaves the others to the next one.
 *
 * 1. Fast path: writes new card locks in one statement, based on the cached offer.
 * 2. Replay: returns the lock of a request whose `Idempotency-Key` was used before.
 * 3. Sold out: rejects card requests that exceed the remaining stock, without locking rows.
 * 4. Transactional: decides the remaining requests in order of arrival, in a transaction that has locked the stock. Rejects a request that
 *    exceeds the stock, and reports the remaining stock; may still grant smaller requests after it.
 * @param requests at most one per account
 * @param onSettled receives the outcomes of each strategy, so that new locks do not wait for the later transaction
 */
export async function settleBatch(
  db: Database,
  requests: LockRequest[],
  context: LockContext,
  onSettled: (outcomes: Outcomes) => void,
): Promise<void> {
  let remaining = requests;
  for (const settle of strategies) {
    if (remaining.length === 0) return;
    const outcomes = await settle(db, remaining, context);
    onSettled(outcomes);
    remaining = remaining.filter((request) => !outcomes.has(request));
  }
}

/**
 * Grants card requests of accounts that hold no lock and send no `Idempotency-Key` that was used before, based on the cached offer:
 * one INSERT for all of them, without waiting for the stock first. Rejects nothing. Leaves requests that it cannot grant to the
 * next strategy; in a cycle with limits per account, it grants none.
 */
async function settleFastPath(
  db: Database,
  requests: LockRequest[],
  context: LockContext,
): Promise<Outcomes> {
  const { now, offerCache } = context;
  const offer = await offerCache.read(db, now);
  if (!offer || exceedsStock(requests, offer.left) || hasAccountLimits(offer.terms)) return new Map();
  const grantable = requests.filter((request) => isGrantable(request, offer.terms));
  if (grantable.length === 0) return new Map();

  const secrets = generateSecrets(grantable.length);
  const locks = grantable.map((request, index) => toNewLock(request, secrets[index] ?? ''));
  const expiresAt = findExpiry(offer.terms, context);
  const addedLocks = await ignoreConflict(
    addLocks(db, offer, { locks, returned: noStock, areHoldsChecked: false }, { now, expiresAt }),
  );
  if (!addedLocks) {
    offerCache.clear();
    return new Map();
  }
  offerCache.setStock(offer.terms.id, addedLocks.left);
  const outcomes: Outcomes = new Map();
  grantable.forEach((request, index) => {
    const lock = locks[index];
    const id = addedLocks.ids[index];
    if (lock && id !== undefined) outcomes.set(request, { result: toGrantedLock(lock, id, expiresAt) });
  });
  return outcomes;
}

/**
 * Checks whether the fast path can grant a request. Vouchers need their keys' row locks. The transactional strategy, which reads
 * the current terms, settles a basket that violates the cached ones.
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

/** Answers requests whose `Idempotency-Key` was used before, without row locks: a lock could also end right after the response. */
async function settleReplays(db: Database, requests: LockRequest[], { now }: LockContext): Promise<Outcomes> {
  const records = await findIdempotencyRecords(db, requests);
  return new Map(
    requests.flatMap((request) => {
      const record = records.get(request.accountId);
      return record ? [[request, toReplayOutcome(request, record, now)]] : [];
    }),
  );
}

/**
 * Rejects card requests that exceed the remaining stock, without row locks: in a sold-out sale most requests end here and do
 * not queue for the stock. Leaves requests that may still be granted to the transactional strategy: requests that pay
 * with keys, requests that replace a lock of the account, and all requests while expired locks may return stock.
 */
async function settleSoldOut(
  db: Database,
  requests: LockRequest[],
  { now, offerCache }: LockContext,
): Promise<Outcomes> {
  const cachedOffer = await offerCache.read(db, now);
  if (!cachedOffer || !exceedsStock(requests, cachedOffer.left)) return new Map();
  offerCache.clear();
  const offer = await offerCache.read(db, now);
  if (!offer || (await hasExpiredLocks(db, offer.terms.id, now))) return new Map();
  const accountIds = requests.map(({ accountId }) => accountId);
  const holders = await findHolders(db, offer.terms.id, accountIds);
  return new Map(
    requests.flatMap((request) => {
      if (request.body.paymentMethod !== 'CREDIT_CARD' || holders.has(request.accountId)) return [];
      const problem =
        checkBasket(request.body, offer.terms) ?? checkStock(toCounts(request.body), offer.left);
      return problem ? [[request, { problem }]] : [];
    }),
  );
}
