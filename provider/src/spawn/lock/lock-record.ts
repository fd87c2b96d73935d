import type { PaymentMethod } from '@emberclutch/contract/spawn/spawn-values.ts';
import type { Lock } from '@emberclutch/contract/spawn/lock.ts';
import type { StockCounts } from '../../seasons/stock-counts.ts';

/**
 * A stored lock: eggs and keys that are held for one account until they are paid, released or expired. Instants are epoch
 * seconds, amounts decimal strings of the major unit.
 */
export interface LockRecord extends StockCounts {
  id: number;
  accountId: string;
  cycleId: number;
  eggFee: string;
  keyFee: string;
  total: string;
  currency: string;
  method: PaymentMethod;
  state: 'held' | 'paid' | 'released';
  bodyHash: string;
  createdAt: number;
  expiresAt: number;
  /** When its stock was returned; null while it is held and once it is paid. */
  releasedAt: number | null;
  /** The checkout in which a card pays for it; null if gateway keys pay. */
  checkoutId: string | null;
}

/** The response to a client whose lock is held. */
export const toLock = (
  { id, checkoutId, expiresAt }: Pick<LockRecord, 'id' | 'checkoutId' | 'expiresAt'>,
  checkoutUrls: CheckoutUrls,
): Lock => ({
  id,
  lockId: id,
  expiresAt,
  ...(checkoutId && { checkoutUrl: checkoutUrls.toCheckoutUrl(checkoutId) }),
});

/** Port to the payment module. */
export interface CheckoutUrls {
  /** Where the player pays for a checkout: a path of this origin, or a URL. */
  toCheckoutUrl(checkoutId: string): string;
}

/**
 * The public id of a card checkout: the lock's id, so that looking it up needs no separate index, and a random secret, so that
 * only the buyer's client knows it.
 */
export const toCheckoutId = (lockId: number, secret: string) => `${lockId}-${secret}`;

/** @returns undefined for an id in another format, such as the id of a lock without a secret */
export function parseCheckoutId(checkoutId: string): { lockId: number; secret: string } | undefined {
  const [, id, secret] = /^(\d{1,15})-([\w-]{43})$/.exec(checkoutId) ?? [];
  return id === undefined || secret === undefined ? undefined : { lockId: Number(id), secret };
}
