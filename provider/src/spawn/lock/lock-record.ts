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
  /** When the stock was returned; null while the lock is held and once it is paid. */
  releasedAt: number | null;
  /** The checkout in which a card pays for the lock; null if gateway keys pay. */
  checkoutId: string | null;
}

/** Converts a held lock to the response to its client. */
export const toLock = ({
  id,
  checkoutId,
  expiresAt,
}: Pick<LockRecord, 'id' | 'checkoutId' | 'expiresAt'>): Lock => ({
  id,
  lockId: id,
  expiresAt,
  ...(checkoutId && { checkoutUrl: toCheckoutUrl(checkoutId) }),
});

/** The path at which the payment module serves a checkout; `:id` makes it the pattern of a route. */
export const toCheckoutUrl = (checkoutId: string) => `/v1/checkouts/${checkoutId}`;

/** Composes the public id of a checkout: the lock's id, so that a lookup needs no other index, and a secret that only the buyer knows. */
export const toCheckoutId = (lockId: number, secret: string) => `${lockId}-${secret}`;

/** @returns undefined for an id in another format */
export function parseCheckoutId(checkoutId: string): { lockId: number; secret: string } | undefined {
  const [, id, secret] = /^(\d{1,15})-([\w-]{43})$/.exec(checkoutId) ?? [];
  return id === undefined || secret === undefined ? undefined : { lockId: Number(id), secret };
}
