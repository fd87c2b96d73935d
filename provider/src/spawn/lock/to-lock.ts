import type { Lock } from '@emberclutch/contract/spawn/lock.ts';
import type { LockRecord } from './lock-record.ts';

/** The response to a client whose lock is held. */
export const toLock = (
  { id, checkoutId, expiresAt }: Pick<LockRecord, 'id' | 'checkoutId' | 'expiresAt'>,
  checkoutUrls: CheckoutUrls,
): Lock => ({
  id,
  lockId: id,
  expiresAt,
  ...(checkoutId && { checkoutUrl: checkoutUrls.checkoutUrl(checkoutId) }),
});

/** Port to the payment module. */
export interface CheckoutUrls {
  /** Where the player pays for a checkout: a path of this origin, or a URL. */
  checkoutUrl(checkoutId: string): string;
}
