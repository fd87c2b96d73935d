import { useEffect } from 'react';
import { usePrefetchQuery, useQuery } from '@tanstack/react-query';
import type { LockStatus } from '@emberclutch/shared/contract/spawn';
import { lockStatusQuery } from './held-lock.ts';

/**
 * How a lock stands: asked when the page shows it, and whenever one comes back to it, from another tab or another window.
 * @returns undefined while that is unknown, or the provider does not tell
 */
export function useLockStatus(lockId: number): LockStatus | undefined {
  usePrefetchQuery(lockStatusQuery(lockId));
  const { data, refetch } = useQuery(lockStatusQuery(lockId));

  // A window beside another one is never hidden, and tells of itself by its focus alone.
  useEffect(() => {
    const ask = () => void refetch({ cancelRefetch: false });
    window.addEventListener('focus', ask);
    return () => window.removeEventListener('focus', ask);
  }, [refetch]);

  return data;
}
