import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isApiError } from '@emberclutch/shared/api/api-error';
import type { ApiError } from '@emberclutch/shared/api/api-error';
import { releaseLock, spawnQueries } from '@emberclutch/shared/api/spawn';
import { useNavigate } from '@emberclutch/shared/routing';
import type { Basket } from '../../basket/basket.ts';
import { stepPaths } from '../../flow/step-paths.ts';
import { storedLocks } from '../../flow/stored-locks.ts';

/** Releases a lock and returns to the choose step with the same basket. */
export function useReleaseLock(basket: Basket) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useMutation<void, ApiError, number>({
    mutationFn: releaseIfHeld,
    onSuccess: async (_answer, lockId) => {
      storedLocks.remove(lockId);
      await navigate(stepPaths.choose(basket), { replace: true });
      queryClient.removeQueries({ queryKey: spawnQueries.lockStatus(lockId).queryKey });
      void queryClient.invalidateQueries({ queryKey: spawnQueries.availability().queryKey });
    },
  });
}

/** 404: the lock has ended already. 405: the provider has no such call, and the lock expires by itself. */
async function releaseIfHeld(lockId: number): Promise<void> {
  try {
    await releaseLock(lockId);
  } catch (error) {
    if (!isApiError(error) || (error.status !== 404 && error.status !== 405)) throw error;
  }
}
