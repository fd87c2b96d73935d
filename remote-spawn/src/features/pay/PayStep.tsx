import { useQuery } from '@tanstack/react-query';
import { spawnQueries } from '@emberclutch/shared/api/spawn';
import { Navigate, useSearchParams } from '@emberclutch/shared/routing';
import { checkoutReturnPath } from '../../flow/checkout-return-path.ts';
import type { LockIntent } from '../../flow/lock-intent.ts';
import { readIntent } from '../../flow/lock-intent.ts';
import { stepPaths } from '../../flow/step-paths.ts';
import { StepSkeleton } from '../../steps/StepSkeleton.tsx';
import { HeldLock } from './HeldLock.tsx';
import { LockEnded } from './LockEnded.tsx';
import { UnknownLock } from './UnknownLock.tsx';
import { useLockStatus } from './use-lock-status.ts';
import { useRestoreLock } from './use-restore-lock.ts';

/** The locked basket, its checkout and its release. The URL holds all that is needed to show it again: `LockIntent`. */
export function PayStep({ lockId }: { lockId: number }) {
  const [params] = useSearchParams();
  const intent = readIntent(params);
  const status = useLockStatus(lockId);
  if (status?.state === 'paid') return <Navigate replace to={stepPaths.confirm(lockId)} />;
  if (status?.state === 'over') return <LockEnded lockId={lockId} basket={intent?.basket} status={status} />;
  if (intent) return <IntendedLock lockId={lockId} intent={intent} isCancelled={isCancelled(params)} />;

  // The return URL of the checkout names only the lock; this tab has stored the rest.
  const payPath = checkoutReturnPath.read(lockId);
  if (payPath)
    return <Navigate replace to={isCancelled(params) ? `${payPath}&payment=cancelled` : payPath} />;
  return <UnknownLock lockId={lockId} isCancelled={isCancelled(params)} />;
}

function IntendedLock({
  lockId,
  intent,
  isCancelled,
}: {
  lockId: number;
  intent: LockIntent;
  isCancelled: boolean;
}) {
  const { data: lock } = useQuery(spawnQueries.lock(intent.key));
  if (!lock) return <RestoringLock intent={intent} />;
  // A provider without idempotency keys has locked the basket anew, under another id.
  if (lock.id !== lockId) return <Navigate replace to={stepPaths.pay(lock.id, intent)} />;
  return <HeldLock lock={lock} intent={intent} isCancelled={isCancelled} />;
}

function RestoringLock({ intent }: { intent: LockIntent }) {
  useRestoreLock(intent);
  return <StepSkeleton />;
}

const isCancelled = (params: URLSearchParams) => params.get('payment') === 'cancelled';
