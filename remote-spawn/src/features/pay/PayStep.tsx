import { useSuspenseQuery } from '@tanstack/react-query';
import { Navigate, useSearchParams } from '@emberclutch/shared/routing';
import { HeldElsewhere } from './HeldElsewhere.tsx';
import { heldLockQuery } from './held-lock.ts';
import { HeldLock } from './HeldLock.tsx';
import { HoldExpired } from './HoldExpired.tsx';
import type { LockIntent } from './lock-intent.ts';
import { confirmPath, payPath, readIntent } from './lock-intent.ts';
import { payPlaceOf } from './checkout-return-path.ts';
import { useLockStatus } from './use-lock-status.ts';

/** What is held, and the ways on. The URL carries all that is needed to show it again, see `LockIntent`. */
export function PayStep({ lockId }: { lockId: number }) {
  const [params] = useSearchParams();
  const intent = readIntent(params);
  const standing = useLockStatus(lockId);
  if (standing?.state === 'paid') return <Navigate replace to={confirmPath(lockId)} />;
  if (standing?.state === 'over')
    return <HoldExpired lockId={lockId} basket={intent?.basket} standing={standing} />;
  if (intent) return <KnownLock lockId={lockId} intent={intent} isCancelled={isCancelled(params)} />;

  // Back from the checkout: its way back names the lock alone, and this tab remembers the rest.
  const place = payPlaceOf(lockId);
  if (place) return <Navigate replace to={isCancelled(params) ? `${place}&payment=cancelled` : place} />;
  return <HeldElsewhere lockId={lockId} isCancelled={isCancelled(params)} />;
}

function KnownLock({
  lockId,
  intent,
  isCancelled,
}: {
  lockId: number;
  intent: LockIntent;
  isCancelled: boolean;
}) {
  const { data: lock } = useSuspenseQuery(heldLockQuery(intent));
  // A provider that knows no intents has held the same anew, under another number.
  if (lock.id !== lockId) return <Navigate replace to={payPath(lock.id, intent)} />;
  return <HeldLock lock={lock} intent={intent} isCancelled={isCancelled} />;
}

const isCancelled = (params: URLSearchParams) => params.get('payment') === 'cancelled';
