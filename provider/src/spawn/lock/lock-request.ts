import type { LockBody } from '@emberclutch/contract/spawn/lock-body.ts';
import type { Lock } from '@emberclutch/contract/spawn/lock.ts';
import type { StockCounts } from '../../seasons/stock-counts.ts';
import { addCounts, coversCounts, noStock } from '../../seasons/stock-counts.ts';
import { toCheckoutId, toLock } from './lock-record.ts';
import type { LockRecord } from './lock-record.ts';
import { computeTotal } from './lock-rules.ts';

/** A client's request to lock a basket. */
export interface LockRequest {
  accountId: string;
  body: LockBody;
  /** `hashLockBody(body)`. */
  bodyHash: string;
  /** Marks a repeated request as a retry of the first one; null if the client sent none. */
  idempotencyKey: string | null;
  /** Receives the lock once it is written, even if the client no longer waits. */
  onWritten?: ((lock: Lock) => void) | undefined;
}

export const hasIdempotencyKey = (
  request: LockRequest,
): request is LockRequest & { idempotencyKey: string } => request.idempotencyKey !== null;

export const toCounts = ({ eggs, keys }: LockBody): StockCounts => ({ eggs: eggs.count, keys: keys.count });

/** Checks whether the requests together exceed `stock`, so that one of them may have to be rejected. */
export const exceedsStock = (requests: LockRequest[], stock: StockCounts): boolean =>
  !coversCounts(stock, requests.map(({ body }) => toCounts(body)).reduce(addCounts, noStock));

/** A granted request that is not written yet; the batch adds the cycle's terms and the expiry. */
export type NewLock = Pick<LockRecord, 'accountId' | 'eggs' | 'keys' | 'total' | 'method' | 'bodyHash'> & {
  /** Null if gateway keys pay. */
  checkoutSecret: string | null;
  idempotencyKey: string | null;
};

/** @param secret the checkout secret, used only if a card pays */
export const toNewLock = (
  { accountId, body, bodyHash, idempotencyKey }: LockRequest,
  secret: string,
): NewLock => ({
  accountId,
  ...toCounts(body),
  total: computeTotal(body),
  method: body.paymentMethod,
  bodyHash,
  checkoutSecret: body.paymentMethod === 'CREDIT_CARD' ? secret : null,
  idempotencyKey,
});

/** Creates the response to the client whose new lock was written with `id`. */
export const toGrantedLock = ({ checkoutSecret }: NewLock, id: number, expiresAt: number): Lock =>
  toLock({ id, checkoutId: checkoutSecret === null ? null : toCheckoutId(id, checkoutSecret), expiresAt });
