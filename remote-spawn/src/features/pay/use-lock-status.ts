import { useEffect } from 'react';
import { usePrefetchQuery, useQuery } from '@tanstack/react-query';
import { spawnQueries } from '@emberclutch/shared/api/spawn';
import type { LockStatus } from '@emberclutch/shared/contract/spawn';

/**
 * The state of a lock, requested when the page shows it and again when its window gets the focus.
 * @returns undefined while it is unknown, or where the provider has no such call
 */
export function useLockStatus(lockId: number): LockStatus | undefined {
  usePrefetchQuery(spawnQueries.lockStatus(lockId));
  const { data, refetch } = useQuery(spawnQueries.lockStatus(lockId));

  // TanStack Query refetches when a tab becomes visible. A window beside another is always visible: only focus tells.
  useEffect(() => {
    const handleFocus = () => void refetch({ cancelRefetch: false });
    window.addEventListener('focus', handleFocus);
    return () => window.removeEventListener('focus', handleFocus);
  }, [refetch]);

  return data;
}
