import type { Lock } from '@emberclutch/shared/contract/spawn';
import type { Kysely } from 'kysely';
import type { Database } from '../database.ts';
import type { Payments } from '../payments/payments.ts';
import { Refusal } from '../refusal.ts';
import type { KeptAnswer } from '../repositories/idempotency.ts';
import type { NewLock, Terms } from '../repositories/lock-orders.ts';
import { writeOrders } from '../repositories/lock-orders.ts';
import type { HeldStock } from '../repositories/lock.ts';
import { releaseLocks } from '../repositories/lock.ts';
import { holdVoucherKeys } from '../repositories/voucher-key.ts';
import type { Outcome } from './combining-writer.ts';
import type { LockOrder, Ledger } from './lock-ledger.ts';
import { countsOf, glanceAtLedger, isShort, openLedger, plus } from './lock-ledger.ts';
import { checkBasket, checkStock, checkVoucherKeys, totalOf } from './spawn-rules.ts';

interface Means {
  payments: Payments;
  /** Epoch seconds. */
  now: number;
  /** How long a basket is held, the end of the cycle permitting. */
  lockSeconds: number;
}

/**
 * Locks many baskets together. The plain ones are decided by what is there at a glance and written in one statement,
 * which takes nothing when the terms have changed meanwhile or the stock does not suffice. Whatever cannot be settled
 * like this is decided first come first served by whoever holds the stock. An order that asks for more than is left is
 * refused with what is left; smaller ones behind it may still be served.
 * @param orders at most one of an account
 */
export async function lockBaskets(
  db: Kysely<Database>,
  orders: LockOrder[],
  means: Means,
): Promise<Outcome<Lock>[]> {
  const settled = await settleAtOnce(db, orders, means);
  const open = orders.filter((order) => !settled.has(order));
  const others = open.length > 0 ? await settleInTurn(db, open, means) : settled;
  return orders.map(
    (order) => settled.get(order) ?? others.get(order) ?? { refusal: new Error('An order was left out.') },
  );
}

type Outcomes = Map<LockOrder, Outcome<Lock>>;

/** Nobody waits for more than the one statement that writes. @returns what became of those orders that allow it */
async function settleAtOnce(db: Kysely<Database>, orders: LockOrder[], means: Means): Promise<Outcomes> {
  const ledger = await glanceAtLedger(db, orders, means.now);
  if (isShort(ledger.stock, orders)) return new Map();
  const decisions = orders
    .filter((order) => isPlain(order, ledger))
    .map((order) => decide(order, ledger, means));
  try {
    return (await write(db, ledger, decisions, means)) ?? new Map();
  } catch (failure) {
    // Another process sold the last ones, or to the same account: then nothing of this was written.
    if (isOverruled(failure)) return new Map();
    throw failure;
  }
}

const settleInTurn = (db: Kysely<Database>, orders: LockOrder[], means: Means): Promise<Outcomes> =>
  db.transaction().execute(async (trx) => {
    const ledger = await openLedger(trx, orders, means.now);
    const decisions = orders.map((order) => decide(order, ledger, means));
    const outcomes = await write(trx, ledger, decisions, means);
    if (!outcomes) throw new Error('The stock was changed by somebody who did not hold it.');
    return outcomes;
  });

/** It neither gives anything up nor takes keys, of which somebody else might decide at the same moment. */
const isPlain = ({ accountId, body }: LockOrder, { held, kept }: Ledger) =>
  kept.has(accountId) || (body.paymentMethod === 'CREDIT_CARD' && !held.has(accountId));

/** Integrity constraint violation, or serialization failure and deadlock (PostgreSQL, appendix A). */
const isOverruled = (failure: unknown) =>
  failure instanceof Error && 'code' in failure && /^(?:23|40)/.test(String(failure.code));

type Decision = { order: LockOrder } & (
  { refusal: unknown } | { kept: Lock } | { same: Lock } | { lock: NewLock; previous: HeldStock | undefined }
);

function decide(order: LockOrder, ledger: Ledger, { payments, now }: Means): Decision {
  try {
    const { accountId, body, bodyHash } = order;
    const kept = keptAnswerOf(order, ledger.kept.get(accountId));
    if (kept) return { order, kept };
    const { cycle, left } = ledger;
    checkBasket(body, cycle);
    const previous = ledger.held.get(accountId);
    if (previous && previous.bodyHash === bodyHash && previous.expiresAt > now)
      return { order, same: answerOf(previous, previous.expiresAt, payments) };
    checkVoucherKeys(body, accountId, ledger.voucherKeys, previous);
    const wanted = countsOf(body);
    const leftForThem = previous ? plus(left, previous) : left;
    checkStock(wanted, leftForThem);
    const free = ledger.free.pop();
    if (!free) throw new Error('There are fewer numbers of locks than orders.');
    ledger.left = { eggs: leftForThem.eggs - wanted.eggs, keys: leftForThem.keys - wanted.keys };
    return { order, lock: newLock(order, free), previous };
  } catch (refusal) {
    return { order, refusal };
  }
}

/** @returns nothing where the terms are not what they were, and then nothing is written */
async function write(
  trx: Kysely<Database>,
  { cycle, stock, revision, left }: Ledger,
  decisions: Decision[],
  { payments, now, lockSeconds }: Means,
): Promise<Outcomes | undefined> {
  const expiresAt = Math.min(now + lockSeconds, cycle?.closesAt ?? now);
  const outcomes: Outcomes = new Map();
  const kept: KeptAnswer[] = [];
  for (const decision of decisions) {
    const { accountId, bodyHash, idempotencyKey: key } = decision.order;
    const outcome = outcomeOf(decision, expiresAt, payments);
    outcomes.set(decision.order, outcome);
    if (key && !('kept' in decision) && 'answer' in outcome)
      kept.push({ accountId, key, bodyHash, answer: outcome.answer });
  }
  const granted = decisions.filter((decision) => 'lock' in decision);
  // What had run out went back to the stock before anybody was refused: that is to be written too.
  const isMoved = left.eggs !== stock.eggs || left.keys !== stock.keys;
  if (!cycle || (granted.length + kept.length === 0 && !isMoved)) return outcomes;

  await releaseLocks(
    trx,
    granted.flatMap(({ previous }) => (previous ? [previous.id] : [])),
    now,
  );
  const locks = granted.map(({ lock }) => lock);
  const { id: cycleId, eggFee, keyFee, currency } = cycle;
  const terms: Terms = { cycleId, revision, eggFee, keyFee, currency, expiresAt };
  const taken = { eggs: stock.eggs - left.eggs, keys: stock.keys - left.keys };
  if (!(await writeOrders(trx, terms, { locks, kept, taken }, now))) return undefined;
  await holdVoucherKeys(
    trx,
    granted.flatMap(({ order, lock }) =>
      order.body.usedGatewayKeyIds.map((keyId) => ({ keyId, lockId: lock.id })),
    ),
  );
  return outcomes;
}

function outcomeOf(decision: Decision, expiresAt: number, payments: Payments): Outcome<Lock> {
  if ('refusal' in decision) return { refusal: decision.refusal };
  if ('kept' in decision) return { answer: decision.kept };
  if ('same' in decision) return { answer: decision.same };
  return { answer: answerOf(decision.lock, expiresAt, payments) };
}

/** @throws {Refusal} when the key came with another body before */
function keptAnswerOf({ bodyHash }: LockOrder, known: KeptAnswer | undefined): Lock | undefined {
  if (known && known.bodyHash !== bodyHash)
    throw new Refusal(
      'idempotency_mismatch',
      'This Idempotency-Key came with another request before. Use a new one.',
    );
  return known?.answer;
}

const newLock = ({ accountId, body, bodyHash }: LockOrder, free: Ledger['free'][number]): NewLock => ({
  id: free.id,
  checkoutId: body.paymentMethod === 'CREDIT_CARD' ? free.checkoutId : null,
  accountId,
  ...countsOf(body),
  total: totalOf(body),
  method: body.paymentMethod,
  bodyHash,
});

const answerOf = (
  { id, checkoutId }: Pick<NewLock, 'id' | 'checkoutId'>,
  expiresAt: number,
  payments: Payments,
): Lock => ({
  id,
  lockId: id,
  expiresAt,
  ...(checkoutId && { checkoutUrl: payments.checkoutUrl(checkoutId) }),
});
