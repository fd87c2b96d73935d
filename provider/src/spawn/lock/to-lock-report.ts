import type { LockReport } from '@emberclutch/contract/spawn/lock-report.ts';
import type { CheckoutUrls } from './checkout-urls.ts';
import type { LockRecord } from './lock-record.ts';

/**
 * The state of a lock as its account sees it at `now`, in epoch seconds. An expired lock is `over` even before the
 * maintenance job has released it.
 */
export function toLockReport(
  lock: LockRecord,
  refund: LockReport['refund'],
  checkoutUrls: CheckoutUrls,
  now: number,
): LockReport {
  const isHeld = lock.state === 'held' && lock.expiresAt > now;
  return {
    id: lock.id,
    lockId: lock.id,
    state: isHeld ? 'held' : lock.state === 'paid' ? 'paid' : 'over',
    expiresAt: lock.expiresAt,
    eggs: { count: lock.eggs, fee: lock.eggFee },
    keys: { count: lock.keys, fee: lock.keyFee },
    total: lock.total,
    currency: lock.currency,
    paymentMethod: lock.method,
    ...(isHeld && lock.checkoutId && { checkoutUrl: checkoutUrls.checkoutUrl(lock.checkoutId) }),
    refund,
  };
}
