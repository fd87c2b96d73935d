import type { Lock } from '@emberclutch/shared/contract/spawn';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { storeAnswers } from './idempotency-repository.ts';
import type { NewLock } from './lock-batch-repository.ts';
import { addLocks } from './lock-batch-repository.ts';
import type { HeldStock } from './lock-repository.ts';
import { releaseLocks } from './lock-repository.ts';
import { takeStock } from '../../seasons/stock-repository.ts';
import { holdVoucherKeys } from '../vouchers/voucher-key-repository.ts';
import { newSecret } from '../../platform/secret.ts';
import type { Outcome } from '../../platform/batching/batch-writer.ts';
import type { OfferCache } from './offer-cache.ts';
import { replayOutcome } from './replay.ts';
import type { BatchState } from './batch-state.ts';
import { loadBatchState } from './batch-state.ts';
import type { LockContext, LockRequest, Outcomes } from './lock-request.ts';
import { answerNew, answerOf, countsOf, expiryIn, hasKey, newLock, plus } from './lock-request.ts';
import { checkBasket, checkStock, checkVoucherKeys } from './lock-rules.ts';

/** Decides about orders of every kind in the order they came in, while everyone else waits who sells from the same stock. */
export async function settleTransactionally(
  db: Kysely<Database>,
  orders: LockRequest[],
  means: LockContext & { offerCache: OfferCache },
): Promise<Outcomes> {
  const { outcomes, ledger } = await db.transaction().execute(async (trx) => {
    const ledger = await loadBatchState(trx, orders, means.now);
    const decisions = orders.map((order) => decide(order, ledger, means));
    return { outcomes: await write(trx, ledger, decisions, means), ledger };
  });
  if (ledger.offer) means.offerCache.note(ledger.offer.terms.id, ledger.left);
  return outcomes;
}

interface Grant {
  order: LockRequest;
  lock: NewLock;
  /** What the account gives up for it. */
  previous: HeldStock | undefined;
}

type Decision =
  | Grant
  | { order: LockRequest; outcome: Outcome<Lock> }
  | { order: LockRequest; outcome: { answer: Lock }; toKeep: true };

function decide(order: LockRequest, ledger: BatchState, { payments, now }: LockContext): Decision {
  const { accountId, body, bodyHash } = order;
  const kept = ledger.kept.get(accountId);
  if (kept) return { order, outcome: replayOutcome(order, kept, payments) };
  try {
    checkBasket(body, ledger.offer?.terms);
    const previous = ledger.held.get(accountId);
    if (previous && previous.bodyHash === bodyHash && previous.expiresAt > now)
      return { order, outcome: { answer: answerOf(previous, payments) }, toKeep: true };
    checkVoucherKeys(body, accountId, ledger.voucherKeys, previous);
    const wanted = countsOf(body);
    const left = previous ? plus(ledger.left, previous) : ledger.left;
    checkStock(wanted, left);
    ledger.left = { eggs: left.eggs - wanted.eggs, keys: left.keys - wanted.keys };
    if (previous) ledger.returned = plus(ledger.returned, previous);
    return { order, lock: newLock(order, newSecret()), previous };
  } catch (problem) {
    return { order, outcome: { problem } };
  }
}

async function write(
  trx: Kysely<Database>,
  { offer, returned }: BatchState,
  decisions: Decision[],
  means: LockContext,
): Promise<Outcomes> {
  const { payments, now } = means;
  const outcomes: Outcomes = new Map();
  const told = decisions.flatMap((decision) => {
    if ('lock' in decision) return [];
    outcomes.set(decision.order, decision.outcome);
    return 'toKeep' in decision && hasKey(decision.order)
      ? [{ ...decision.order, answer: decision.outcome.answer }]
      : [];
  });
  await storeAnswers(trx, told, now);
  const granted = decisions.filter((decision) => 'lock' in decision);
  if (!offer) return outcomes;

  await releaseLocks(
    trx,
    granted.flatMap(({ previous }) => (previous ? [previous.id] : [])),
    now,
  );
  if (granted.length === 0) {
    // What had run out went back to the stock before anybody was refused: that is to be written too.
    await takeStock(trx, offer.terms.id, { eggs: -returned.eggs, keys: -returned.keys });
    return outcomes;
  }
  const locks = granted.map(({ lock }) => lock);
  const expiresAt = expiryIn(offer.terms, means);
  const written = await addLocks(trx, offer, { locks, returned }, { now, expiresAt });
  const entries = granted.map(({ order, lock }, place) => {
    const id = written?.ids[place];
    if (id === undefined) throw new Error('The stock was changed by somebody who did not hold it.');
    outcomes.set(order, { answer: answerNew(lock, id, expiresAt, payments) });
    return { order, id };
  });
  await holdVoucherKeys(
    trx,
    entries.flatMap(({ order, id }) => order.body.usedGatewayKeyIds.map((keyId) => ({ keyId, lockId: id }))),
  );
  return outcomes;
}
