import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@emberclutch/shared/api/api-error';
import { releaseLock, spawnQueries } from '@emberclutch/shared/api/spawn';
import { useNavigate } from '@emberclutch/shared/routing';
import { heldLockQuery } from './held-lock.ts';
import type { LockIntent } from './lock-intent.ts';
import { choosePath } from './lock-intent.ts';

/** Gives a lock back and returns to the choice, which stays as it was. */
export function useReleaseLock(intent: LockIntent) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useMutation<void, ApiError, number>({
    mutationFn: giveBack,
    onSuccess: async () => {
      await navigate(choosePath(intent.basket), { replace: true });
      queryClient.removeQueries({ queryKey: heldLockQuery(intent).queryKey });
      void queryClient.invalidateQueries({ queryKey: spawnQueries.availability().queryKey });
    },
  });
}

/** A lock that is gone is given back; and a provider without the call lets it run out by itself. */
async function giveBack(lockId: number): Promise<void> {
  try {
    await releaseLock(lockId);
  } catch (error) {
    if (!(error instanceof ApiError) || (error.status !== 404 && error.status !== 405)) throw error;
  }
}
