import type { Lock } from '@emberclutch/contract/spawn/lock.ts';
import type { Outcome } from '../../platform/batching/batch-writer.ts';
import type { Database } from '../../platform/database/database.ts';
import { generateSecret } from '../../platform/secret.ts';
import { findOpenCycle } from '../../seasons/season-repository.ts';
import { addCounts, noStock, subtractCounts } from '../../seasons/stock-counts.ts';
import type { StockCounts } from '../../seasons/stock-counts.ts';
import { returnStock, lockStockOfOpenCycle } from '../../seasons/stock-repository.ts';
import { holdVoucherKeys, lockVoucherKeys } from '../vouchers/voucher-key-repository.ts';
import type { VoucherKey } from '../vouchers/voucher-key-repository.ts';
import { countBoughtItems } from './bought-counts-repository.ts';
import { findUnpaidHolds } from './hold-limit-repository.ts';
import { checkHolds, findHoldExpiry, noHolds, addReplacedHold } from './hold-rules.ts';
import type { UnpaidHolds } from './hold-rules.ts';
import { findIdempotencyRecords, storeResponses } from './idempotency-repository.ts';
import type { IdempotencyRecord } from './idempotency-repository.ts';
import { toReplayOutcome } from './to-replay-outcome.ts';
import { addLocks, findHeldLocks } from './lock-batch-repository.ts';
import type { Offer } from './lock-batch-repository.ts';
import { findExpiry } from './lock-context.ts';
import type { LockContext, Outcomes } from './lock-context.ts';
import type { LockRecord } from './lock-record.ts';
import { toLock } from './lock-record.ts';
import { releaseLocks, shortenLocks, releaseExpiredLocks } from './lock-repository.ts';
import { toCounts, hasIdempotencyKey, exceedsStock, toGrantedLock, toNewLock } from './lock-request.ts';
import type { LockRequest, NewLock } from './lock-request.ts';
import {
  checkAccountLimits,
  checkBasket,
  checkStock,
  checkVoucherKeys,
  hasAccountLimits,
} from './lock-rules.ts';

/** Settles requests of every kind in order of arrival, in a transaction that locks the stock of the open cycle. */
export async function settleTransactionally(
  db: Database,
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

/** A new lock to write. */
interface Grant {
  request: LockRequest;
  lock: NewLock;
  /** The held lock of the account, which the new one replaces. */
  previous: LockRecord | undefined;
  /** Epoch seconds. */
  expiresAt: number;
}

/** The account already holds the same basket: the request gets that lock, and the idempotency key of the request is stored. */
interface Confirmation {
  request: LockRequest;
  heldLock: Lock;
}

/** A rejected request, or a request with a repeated key. Nothing is written. */
interface SettledRequest {
  request: LockRequest;
  outcome: Outcome<Lock>;
}

type Decision = Grant | Confirmation | SettledRequest;

/** Decides one request, and subtracts the granted stock from `state`. */
function decide(request: LockRequest, state: BatchState, context: LockContext): Decision {
  const { now } = context;
  const { accountId, body, bodyHash } = request;
  const record = state.idempotencyRecords.get(accountId);
  if (record) return { request, outcome: toReplayOutcome(request, record, now) };
  const demand = toCounts(body);
  const terms = state.offer?.terms;
  const termsProblem =
    checkBasket(body, terms) ??
    (terms ? checkAccountLimits(demand, state.boughtCounts.get(accountId) ?? noStock, terms) : null);
  if (termsProblem) return { request, outcome: { problem: termsProblem } };
  const previous = state.heldLocks.get(accountId);
  if (previous && previous.bodyHash === bodyHash && previous.expiresAt > now)
    return { request, heldLock: toLock(previous) };

  const available = previous ? addCounts(state.left, previous) : state.left;
  const previousHolds = state.unpaidHolds.get(accountId) ?? noHolds;
  const holds = addReplacedHold(previousHolds, previous, now);
  const problem =
    checkHolds(holds, context.holds, now) ??
    checkVoucherKeys(body, accountId, state.voucherKeys, previous) ??
    checkStock(demand, available);
  if (problem) return { request, outcome: { problem } };
  state.left = subtractCounts(available, demand);
  if (previous) state.returned = addCounts(state.returned, previous);
  const fullExpiry = terms ? findExpiry(terms, context) : now;
  const expiresAt = findHoldExpiry(fullExpiry, { holds, previous, settings: context.holds, now });
  return { request, lock: toNewLock(request, generateSecret()), previous, expiresAt };
}

async function writeDecisions(
  trx: Database,
  state: BatchState,
  decisions: Decision[],
  context: LockContext,
): Promise<Outcomes> {
  const grants: Grant[] = [];
  const confirmations: Confirmation[] = [];
  const outcomes: Outcomes = new Map();
  for (const decision of decisions)
    if ('lock' in decision) grants.push(decision);
    else if ('heldLock' in decision) {
      confirmations.push(decision);
      outcomes.set(decision.request, { result: decision.heldLock });
    } else outcomes.set(decision.request, decision.outcome);

  await storeResponses(
    trx,
    confirmations.flatMap(({ request, heldLock }) =>
      hasIdempotencyKey(request) ? [{ ...request, response: heldLock }] : [],
    ),
    context.now,
  );
  for (const [request, lock] of await writeGrants(trx, state, grants, context))
    outcomes.set(request, { result: lock });
  return outcomes;
}

async function writeGrants(
  trx: Database,
  { offer, returned }: BatchState,
  grants: Grant[],
  context: LockContext,
): Promise<[LockRequest, Lock][]> {
  if (!offer) return [];
  const { now } = context;
  await releaseLocks(
    trx,
    grants.flatMap(({ previous }) => (previous ? [previous.id] : [])),
    now,
  );
  if (grants.length === 0) {
    // `loadBatchState` released expired locks before the requests were rejected, so their stock must be returned.
    await returnStock(trx, offer.terms.id, returned);
    return [];
  }
  const locks = grants.map(({ lock }) => lock);
  const fullExpiry = findExpiry(offer.terms, context);
  const batch = { locks, returned, areHoldsChecked: true };
  const addedLocks = await addLocks(trx, offer, batch, { now, expiresAt: fullExpiry });
  const writtenLocks = grants.map(({ request, lock, expiresAt }, index) => {
    const id = addedLocks?.ids[index];
    if (id === undefined) throw new Error('The stock changed although this transaction holds its rows.');
    return { request, lock, id, expiresAt };
  });
  await shortenLocks(
    trx,
    writtenLocks.filter(({ expiresAt }) => expiresAt < fullExpiry),
  );
  await holdVoucherKeys(
    trx,
    writtenLocks.flatMap(({ request, id }) =>
      request.body.usedGatewayKeyIds.map((keyId) => ({ keyId, lockId: id })),
    ),
  );
  return writtenLocks.map(({ request, lock, id, expiresAt }) => [
    request,
    toGrantedLock(lock, id, expiresAt),
  ]);
}

/** The locked state from which the transactional strategy decides a batch; decisions update `left` and `returned`. */
interface BatchState {
  /** Undefined if no cycle is open. */
  offer: Offer | undefined;
  /** Remaining stock for the next request. */
  left: StockCounts;
  /** Stock of released locks that is not written back yet. */
  returned: StockCounts;
  /** Locks by account. */
  heldLocks: Map<string, LockRecord>;
  /** Purchases in the cycle by account; read only if the cycle has limits for accounts. */
  boughtCounts: Map<string, StockCounts>;
  /** Unpaid holds in the cycle by account. */
  unpaidHolds: Map<string, UnpaidHolds>;
  /** Records by account. */
  idempotencyRecords: Map<string, IdempotencyRecord>;
  /** Keys by id. */
  voucherKeys: Map<number, VoucherKey>;
}

/** Reads the state of a batch and locks its rows until the transaction ends. */
async function loadBatchState(trx: Database, requests: LockRequest[], now: number): Promise<BatchState> {
  // The stock rows of a cycle serialize all of its locks: other processes wait here.
  const { cycleId, revision, ...stock } = await lockStockOfOpenCycle(trx, now);
  // Read after the row locks are granted, because the cycle may have been closed during the wait.
  const openCycle = await findOpenCycle(trx, now);
  const offer =
    openCycle && openCycle.id === cycleId ? { terms: openCycle, revision, left: stock } : undefined;
  // The maintenance job also returns expired stock, but not soon enough for a waiting request.
  const returned =
    offer && exceedsStock(requests, stock) ? await releaseExpiredLocks(trx, offer.terms.id, now) : noStock;
  const accountIds = requests.map(({ accountId }) => accountId);
  const heldLocks = offer ? await findHeldLocks(trx, offer.terms.id, accountIds) : [];
  const voucherKeyIds = requests.flatMap(({ body }) =>
    body.paymentMethod === 'VOUCHER' ? body.usedGatewayKeyIds : [],
  );
  return {
    offer,
    left: addCounts(stock, returned),
    returned,
    heldLocks: new Map(heldLocks.map((lock) => [lock.accountId, lock])),
    boughtCounts:
      offer && hasAccountLimits(offer.terms)
        ? await countBoughtItems(trx, offer.terms.id, accountIds)
        : new Map<string, StockCounts>(),
    unpaidHolds: offer
      ? await findUnpaidHolds(trx, offer.terms.id, accountIds)
      : new Map<string, UnpaidHolds>(),
    idempotencyRecords: await findIdempotencyRecords(trx, requests),
    voucherKeys: await lockVoucherKeys(trx, voucherKeyIds),
  };
}
