import { useEffect } from 'react';
import { usePrefetchQuery, useQuery } from '@tanstack/react-query';
import { spawnQueries } from '@emberclutch/shared/api/spawn';

/**
 * The state of a lock, requested when the page shows it and again when its window gets the focus. Fails with a 404 where
 * the provider has no such call.
 */
export function useLockStatus(lockId: number) {
  usePrefetchQuery(spawnQueries.lockStatus(lockId));
  const status = useQuery(spawnQueries.lockStatus(lockId));
  const { refetch } = status;

  // TanStack Query refetches when a tab becomes visible. A window beside another is always visible: only focus tells.
  useEffect(() => {
    const handleFocus = () => void refetch({ cancelRefetch: false });
    window.addEventListener('focus', handleFocus);
    return () => window.removeEventListener('focus', handleFocus);
  }, [refetch]);

  return status;
}
