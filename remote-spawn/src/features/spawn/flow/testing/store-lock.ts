import type { LockBody } from '@emberclutch/contract/spawn/lock-body.ts';
import type { Lock } from '@emberclutch/contract/spawn/lock.ts';
import { aLock, aSession } from '@emberclutch/web/testing/factories.tsx';

/** Stores a lock of two eggs, as the tab that made it does. */
export function storeLock(change: Partial<Lock> = {}, userId = aSession().userId): void {
  const body: LockBody = {
    eggs: { count: 2, fee: '25.00' },
    keys: { count: 0, fee: '60.00' },
    gatewayKeyVouchers: 0,
    paymentMethod: 'CREDIT_CARD',
    usedGatewayKeyIds: [],
  };
  const lock = aLock(change);
  sessionStorage.setItem(`lock:${lock.id}`, JSON.stringify({ userId, lock, body }));
  sessionStorage.setItem('lock:last', String(lock.id));
}
