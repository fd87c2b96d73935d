import type { PaymentMethod } from '@emberclutch/contract/spawn/spawn-values.ts';
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
