import type { Lock } from '@emberclutch/contract/spawn/lock.ts';
import type { Kysely } from 'kysely';
import type { Outcome } from '../../platform/batching/batch-writer.ts';
import type { Database } from '../../platform/database/database.ts';
import { newSecret } from '../../platform/secret.ts';
import { addCounts, noStock, subtractCounts } from '../../seasons/stock-counts.ts';
import { returnStock } from '../../seasons/stock-repository.ts';
import { holdVoucherKeys } from '../vouchers/voucher-key-repository.ts';
import type { BatchState } from './batch-state.ts';
import { loadBatchState } from './batch-state.ts';
import { checkHolds, holdExpiry, noHolds, withReplaced } from './hold-rules.ts';
import { storeAnswers } from './idempotency-repository.ts';
import { addLocks } from './lock-batch-repository.ts';
import type { LockContext, Outcomes } from './lock-context.ts';
import { expiryOf } from './lock-context.ts';
import type { LockRecord } from './lock-record.ts';
import { releaseLocks, shortenLocks } from './lock-repository.ts';
import type { LockRequest } from './lock-request.ts';
import { countsOf, hasIdempotencyKey } from './lock-request.ts';
import { checkAccountLimits, checkBasket, checkStock, checkVoucherKeys } from './lock-rules.ts';
import type { NewLock } from './new-lock.ts';
import { newLockToLock, toNewLock } from './new-lock.ts';
import { replayOutcome } from './replay-outcome.ts';
import { toLock } from './to-lock.ts';

/** Settles requests of every kind in order of arrival, in a transaction that holds the stock of the open cycle. */
export async function settleTransactionally(
  db: Kysely<Database>,
  requests: LockRequest[],
  context: LockContext,
): Promise<Outcomes> {
  const { outcomes, state } = await db.transaction().execute(async (trx) => {
    const state = await loadBatchState(trx, requests, context.now);
    const decisions = requests.map((request) => decide(request, state, context));
    return { outcomes: await writeDecisions(trx, state, decisions, context), state };
  });
  if (state.offer) context.offerCache.setStock(state.offer.terms.id, state.left);
  return outcomes;
}

/** A new lock is written. */
interface Grant {
  request: LockRequest;
  lock: NewLock;
  /** The held lock of the account, which is released for the new one. */
  previous: LockRecord | undefined;
  /** Epoch seconds. */
  expiresAt: number;
}

/** The account holds the same basket already; its lock is the answer, and is stored under the idempotency key. */
interface Confirmation {
  request: LockRequest;
  held: Lock;
}

/** A refusal, or the answer to a key that was used before. Nothing is written. */
interface Settled {
  request: LockRequest;
  outcome: Outcome<Lock>;
}

type Decision = Grant | Confirmation | Settled;

/** Decides one request and takes what it is granted from `state`. */
function decide(request: LockRequest, state: BatchState, context: LockContext): Decision {
  const { checkoutUrls, now } = context;
  const { accountId, body, bodyHash } = request;
  const record = state.idempotencyRecords.get(accountId);
  if (record) return { request, outcome: replayOutcome(request, record, context) };
  const wanted = countsOf(body);
  const terms = state.offer?.terms;
  const termsProblem =
    checkBasket(body, terms) ??
    (terms ? checkAccountLimits(wanted, state.bought.get(accountId) ?? noStock, terms) : null);
  if (termsProblem) return { request, outcome: { problem: termsProblem } };
  const previous = state.heldLocks.get(accountId);
  if (previous && previous.bodyHash === bodyHash && previous.expiresAt > now)
    return { request, held: toLock(previous, checkoutUrls) };

  const left = previous ? addCounts(state.left, previous) : state.left;
  const known = state.unpaidHolds.get(accountId) ?? noHolds;
  const holds = withReplaced(known, previous, now);
  const problem =
    checkHolds(holds, context.holds, now) ??
    checkVoucherKeys(body, accountId, state.voucherKeys, previous) ??
    checkStock(wanted, left);
  if (problem) return { request, outcome: { problem } };
  state.left = subtractCounts(left, wanted);
  if (previous) state.returned = addCounts(state.returned, previous);
  const fullExpiry = terms ? expiryOf(terms, context) : now;
  const expiresAt = holdExpiry(fullExpiry, { holds, previous, settings: context.holds, now });
  return { request, lock: toNewLock(request, newSecret()), previous, expiresAt };
}

async function writeDecisions(
  trx: Kysely<Database>,
  state: BatchState,
  decisions: Decision[],
  context: LockContext,
): Promise<Outcomes> {
  const grants: Grant[] = [];
  const confirmations: Confirmation[] = [];
  const outcomes: Outcomes = new Map();
  for (const decision of decisions)
    if ('lock' in decision) grants.push(decision);
    else if ('held' in decision) {
      confirmations.push(decision);
      outcomes.set(decision.request, { answer: decision.held });
    } else outcomes.set(decision.request, decision.outcome);

  await storeAnswers(
    trx,
    confirmations.flatMap(({ request, held }) =>
      hasIdempotencyKey(request) ? [{ ...request, answer: held }] : [],
    ),
    context.now,
  );
  for (const [request, lock] of await writeGrants(trx, state, grants, context))
    outcomes.set(request, { answer: lock });
  return outcomes;
}

async function writeGrants(
  trx: Kysely<Database>,
  { offer, returned }: BatchState,
  grants: Grant[],
  context: LockContext,
): Promise<[LockRequest, Lock][]> {
  if (!offer) return [];
  const { checkoutUrls, now } = context;
  await releaseLocks(
    trx,
    grants.flatMap(({ previous }) => (previous ? [previous.id] : [])),
    now,
  );
  if (grants.length === 0) {
    // Locks that expired were released before the requests were refused: their stock returns all the same.
    await returnStock(trx, offer.terms.id, returned);
    return [];
  }
  const locks = grants.map(({ lock }) => lock);
  const fullExpiry = expiryOf(offer.terms, context);
  const batch = { locks, returned, areHoldsChecked: true };
  const added = await addLocks(trx, offer, batch, { now, expiresAt: fullExpiry });
  const written = grants.map(({ request, lock, expiresAt }, place) => {
    const id = added?.ids[place];
    if (id === undefined) throw new Error('The stock changed although this transaction holds its rows.');
    return { request, lock, id, expiresAt };
  });
  await shortenLocks(
    trx,
    written.filter(({ expiresAt }) => expiresAt < fullExpiry),
  );
  await holdVoucherKeys(
    trx,
    written.flatMap(({ request, id }) =>
      request.body.usedGatewayKeyIds.map((keyId) => ({ keyId, lockId: id })),
    ),
  );
  return written.map(({ request, lock, id, expiresAt }) => [
    request,
    newLockToLock(lock, id, expiresAt, checkoutUrls),
  ]);
}
