import type { Lock } from '@emberclutch/contract/spawn/lock.ts';
import { toCheckoutId } from './checkout-id.ts';
import type { CheckoutUrls } from './to-lock.ts';
import type { LockRecord } from './lock-record.ts';
import type { LockRequest } from './lock-request.ts';
import { toCounts } from './lock-request.ts';
import { computeTotal } from './lock-rules.ts';
import { toLock } from './to-lock.ts';

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

/** The response to a client whose new lock was written with `id`. */
export const newLockToLock = (
  { checkoutSecret }: NewLock,
  id: number,
  expiresAt: number,
  checkoutUrls: CheckoutUrls,
): Lock =>
  toLock(
    { id, checkoutId: checkoutSecret === null ? null : toCheckoutId(id, checkoutSecret), expiresAt },
    checkoutUrls,
  );
