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
import { countsOf, openLedger, plus } from './lock-ledger.ts';
import { checkBasket, checkStock, checkVoucherKeys, totalOf } from './spawn-rules.ts';

/**
 * Locks many baskets in one transaction: the stock of the open cycle is taken once, every order is decided against it
 * first come first served, and what was decided is written in one statement. An order that asks for more than
 * is left is refused with what is left; smaller ones behind it may still be served.
 * @param orders at most one of an account
 * @param now epoch seconds
 * @param lockSeconds how long a basket is held, the end of the cycle permitting
 */
export const lockBaskets = (
  db: Kysely<Database>,
  payments: Payments,
  orders: LockOrder[],
  now: number,
  lockSeconds: number,
): Promise<Outcome<Lock>[]> =>
  db.transaction().execute(async (trx) => {
    const ledger = await openLedger(trx, orders, now);
    const decisions = orders.map((order) => decide(order, ledger, payments, now));
    return write(trx, ledger, decisions, { payments, now, lockSeconds });
  });

type Decision = { order: LockOrder } & (
  { refusal: unknown } | { kept: Lock } | { same: Lock } | { lock: NewLock; previous: HeldStock | undefined }
);

function decide(order: LockOrder, ledger: Ledger, payments: Payments, now: number): Decision {
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

async function write(
  trx: Kysely<Database>,
  { cycle, stock, left }: Ledger,
  decisions: Decision[],
  { payments, now, lockSeconds }: { payments: Payments; now: number; lockSeconds: number },
): Promise<Outcome<Lock>[]> {
  const expiresAt = Math.min(now + lockSeconds, cycle?.closesAt ?? now);
  const outcomes = decisions.map((decision): Outcome<Lock> => {
    if ('refusal' in decision) return { refusal: decision.refusal };
    if ('kept' in decision) return { answer: decision.kept };
    if ('same' in decision) return { answer: decision.same };
    return { answer: answerOf(decision.lock, expiresAt, payments) };
  });
  const kept = decisions.flatMap((decision, place) => {
    const outcome = outcomes[place];
    const { accountId, bodyHash, idempotencyKey } = decision.order;
    if (!idempotencyKey || 'kept' in decision || !outcome || !('answer' in outcome)) return [];
    return [{ accountId, key: idempotencyKey, bodyHash, answer: outcome.answer }];
  });
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
  const terms: Terms = { cycleId, eggFee, keyFee, currency, expiresAt };
  const taken = { eggs: stock.eggs - left.eggs, keys: stock.keys - left.keys };
  await writeOrders(trx, terms, { locks, kept, taken }, now);
  await holdVoucherKeys(
    trx,
    granted.flatMap(({ order, lock }) =>
      order.body.usedGatewayKeyIds.map((keyId) => ({ keyId, lockId: lock.id })),
    ),
  );
  return outcomes;
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
