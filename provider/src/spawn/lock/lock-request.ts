import type { Lock, LockBody } from '@emberclutch/shared/contract/spawn';
import type { Payments } from '../../payments/payments.ts';
import type { Intent } from './idempotency-repository.ts';
import type { NewLock } from './lock-batch-repository.ts';
import { checkoutIdOf } from './lock-repository.ts';
import type { Terms } from '../../seasons/season-repository.ts';
import type { Counts } from '../../seasons/stock-repository.ts';
import type { Outcome } from '../../platform/batching/batch-writer.ts';
import { totalOf } from './lock-rules.ts';

/** One player's wish to lock a basket. */
export interface LockRequest {
  accountId: string;
  body: LockBody;
  /** Of what the body asks for. */
  bodyHash: string;
  /** Says that a second order is the first one again. */
  idempotencyKey: string | null;
}

/** What became of orders; those that are not in it are still to be settled. */
export type Outcomes = Map<LockRequest, Outcome<Lock>>;

export interface LockContext {
  payments: Payments;
  /** Epoch seconds. */
  now: number;
  /** How long a basket is held, the end of the cycle permitting. */
  lockSeconds: number;
}

export const hasKey = (order: LockRequest): order is LockRequest & Intent => order.idempotencyKey !== null;

export const countsOf = ({ eggs, keys }: LockBody): Counts => ({ eggs: eggs.count, keys: keys.count });

export const plus = (one: Counts, other: Counts): Counts => ({
  eggs: one.eggs + other.eggs,
  keys: one.keys + other.keys,
});

export const nothing: Counts = { eggs: 0, keys: 0 };

/** Whether somebody may have to be refused. */
export function isShort(left: Counts, orders: LockRequest[]) {
  const wanted = orders.map(({ body }) => countsOf(body)).reduce(plus, nothing);
  return wanted.eggs > left.eggs || wanted.keys > left.keys;
}

/** Epoch seconds until which a basket is held that is locked now. */
export const expiryIn = ({ closesAt }: Terms, { now, lockSeconds }: LockContext) =>
  Math.min(now + lockSeconds, closesAt);

/** @param secret for whoever pays by card: with it the basket can be paid */
export const newLock = (
  { accountId, body, bodyHash, idempotencyKey }: LockRequest,
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
