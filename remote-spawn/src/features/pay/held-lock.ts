import { queryOptions } from '@tanstack/react-query';
import { getLockStatus, lockEggs, spawnQueries } from '@emberclutch/shared/api/spawn';
import { spawnRetry } from '@emberclutch/shared/api/spawn-retry';
import type { LockIntent } from './lock-intent.ts';

/** The lock of an intent. Asked only when this page does not know it yet; the same intent gets the same answer. */
export const heldLockQuery = ({ key, body }: LockIntent) =>
  queryOptions({
    queryKey: [...spawnQueries.all, 'lock', key],
    queryFn: () => lockEggs(body, key),
    ...spawnRetry,
    staleTime: Infinity,
    gcTime: Infinity,
  });

/** How a lock stands. Nobody can give it back or pay it in the second in which it was made. */
export const lockStatusQuery = (lockId: number) =>
  queryOptions({
    queryKey: [...spawnQueries.all, 'standing', lockId],
    queryFn: ({ signal }) => getLockStatus(lockId, signal),
    staleTime: 1_000,
  });
