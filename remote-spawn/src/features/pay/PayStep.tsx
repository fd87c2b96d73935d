import { isApiError } from '@emberclutch/shared/api/api-error';
import { Navigate, useSearchParams } from '@emberclutch/shared/routing';
import { basketOf } from '../../basket/basket.ts';
import { lockViewOf } from '../../flow/lock-view.ts';
import { stepPaths } from '../../flow/step-paths.ts';
import { storedLocks } from '../../flow/stored-locks.ts';
import { useLockStatus } from '../../flow/use-lock-status.ts';
import { StepSkeleton } from '../../steps/StepSkeleton.tsx';
import { HeldLock } from './HeldLock.tsx';
import { LockEnded } from './LockEnded.tsx';
import { UnknownLock } from './UnknownLock.tsx';

/**
 * The held lock, its checkout and its release. The lock is read from the provider, or from this tab where the provider
 * does not report locks.
 * @throws ApiError for the nearest error boundary where neither is possible at the moment
 */
export function PayStep({ lockId }: { lockId: number }) {
  const [params] = useSearchParams();
  const { data: status, error, isPending } = useLockStatus(lockId);
  const isCancelled = params.get('payment') === 'cancelled';
  const lock = lockViewOf(lockId, status, storedLocks.read(lockId));

  if (status?.state === 'paid') return <Navigate replace to={stepPaths.confirm(lockId)} />;
  if (status?.state === 'over')
    return <LockEnded lockId={lockId} basket={lock ? basketOf(lock.body) : undefined} status={status} />;
  if (lock) return <HeldLock lock={lock} isCancelled={isCancelled} />;
  if (isPending) return <StepSkeleton />;
  if (error && !(isApiError(error) && error.status === 404)) throw error;
  return <UnknownLock lockId={lockId} isCancelled={isCancelled} />;
}
