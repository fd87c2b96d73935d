import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '@emberclutch/shared/api/api-error';
import { seasonQueries } from '@emberclutch/shared/api/seasons';
import { lockEggs, spawnMutationKeys, spawnQueries } from '@emberclutch/shared/api/spawn';
import { spawnRetry } from '@emberclutch/shared/api/spawn-retry';
import type { Lock } from '@emberclutch/shared/contract/spawn';
import { useNavigate } from '@emberclutch/shared/routing';
import type { LockIntent } from '../../flow/lock-intent.ts';
import { stepPaths } from '../../flow/step-paths.ts';

/** Locks a basket and goes on to the pay step. `mutateOnce` ignores a second click while the first is under way. */
export function useLockEggs() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const lock = useMutation<Lock, ApiError, LockIntent>({
    mutationKey: spawnMutationKeys.lock,
    mutationFn: ({ body, key }) => lockEggs(body, key),
    ...spawnRetry,
    onSuccess: (held, intent) => {
      queryClient.setQueryData(spawnQueries.lock(intent.key).queryKey, held);
      const { id, expiresAt } = held;
      if (expiresAt !== undefined)
        queryClient.setQueryData(spawnQueries.lockStatus(id).queryKey, {
          state: 'held',
          expiresAt,
          refund: null,
        });
      void navigate(stepPaths.pay(held.id, intent));
    },
    // Granted or refused: the counts have changed.
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: spawnQueries.availability().queryKey });
      void queryClient.invalidateQueries({ queryKey: seasonQueries.all });
    },
  });

  const mutateOnce = (intent: LockIntent) => {
    if (queryClient.isMutating({ mutationKey: spawnMutationKeys.lock }) === 0) lock.mutate(intent);
  };
  return { ...lock, mutateOnce };
}
