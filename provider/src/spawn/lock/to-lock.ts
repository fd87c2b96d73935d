import type { Lock } from '@emberclutch/contract/spawn/lock.ts';
import type { CheckoutUrls } from './checkout-urls.ts';
import type { LockRecord } from './lock-record.ts';

/** The answer to a client whose lock is held. */
export const toLock = (
  { id, checkoutId, expiresAt }: Pick<LockRecord, 'id' | 'checkoutId' | 'expiresAt'>,
  checkoutUrls: CheckoutUrls,
): Lock => ({
  id,
  lockId: id,
  expiresAt,
  ...(checkoutId && { checkoutUrl: checkoutUrls.checkoutUrl(checkoutId) }),
});
