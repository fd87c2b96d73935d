import type { Lock, LockBody } from '@emberclutch/shared/contract/spawn';
import type { Payments } from '../payments/payments.ts';
import type { Intent } from '../repositories/idempotency.ts';
import type { NewLock } from '../repositories/lock-orders.ts';
import { checkoutIdOf } from '../repositories/lock.ts';
import type { Terms } from '../repositories/season.ts';
import type { Counts } from '../repositories/stock.ts';
import type { Outcome } from './combining-writer.ts';
import { totalOf } from './spawn-rules.ts';

/** One player's wish to lock a basket. */
export interface LockOrder {
  accountId: string;
  body: LockBody;
  /** Of what the body asks for. */
  bodyHash: string;
  /** Says that a second order is the first one again. */
  idempotencyKey: string | null;
}

/** What became of orders; those that are not in it are still to be settled. */
export type Outcomes = Map<LockOrder, Outcome<Lock>>;

export interface LockMeans {
  payments: Payments;
  /** Epoch seconds. */
  now: number;
  /** How long a basket is held, the end of the cycle permitting. */
  lockSeconds: number;
}

export const hasKey = (order: LockOrder): order is LockOrder & Intent => order.idempotencyKey !== null;

export const countsOf = ({ eggs, keys }: LockBody): Counts => ({ eggs: eggs.count, keys: keys.count });

export const plus = (one: Counts, other: Counts): Counts => ({
  eggs: one.eggs + other.eggs,
  keys: one.keys + other.keys,
});

export const nothing: Counts = { eggs: 0, keys: 0 };

/** Whether somebody may have to be refused. */
export function isShort(left: Counts, orders: LockOrder[]) {
  const wanted = orders.map(({ body }) => countsOf(body)).reduce(plus, nothing);
  return wanted.eggs > left.eggs || wanted.keys > left.keys;
}

/** Epoch seconds until which a basket is held that is locked now. */
export const expiryIn = ({ closesAt }: Terms, { now, lockSeconds }: LockMeans) =>
  Math.min(now + lockSeconds, closesAt);

/** @param secret for whoever pays by card: with it the basket can be paid */
export const newLock = (
  { accountId, body, bodyHash, idempotencyKey }: LockOrder,
  secret: string,
): NewLock => ({
  accountId,
  ...countsOf(body),
  total: totalOf(body),
  method: body.paymentMethod,
  bodyHash,
  checkoutSecret: body.paymentMethod === 'CREDIT_CARD' ? secret : null,
  idempotencyKey,
});

/** What is told to whom a new lock was granted. */
export const answerNew = (
  { checkoutSecret }: NewLock,
  id: number,
  expiresAt: number,
  payments: Payments,
): Lock =>
  answerOf(
    { id, checkoutId: checkoutSecret === null ? null : checkoutIdOf(id, checkoutSecret), expiresAt },
    payments,
  );

export const answerOf = (
  { id, checkoutId, expiresAt }: { id: number; checkoutId: string | null; expiresAt: number },
  payments: Payments,
): Lock => ({
  id,
  lockId: id,
  expiresAt,
  ...(checkoutId && { checkoutUrl: payments.checkoutUrl(checkoutId) }),
});
