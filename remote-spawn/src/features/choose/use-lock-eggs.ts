import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '@emberclutch/shared/api/api-error';
import { seasonQueries } from '@emberclutch/shared/api/seasons';
import { lockEggs, spawnMutationKeys, spawnQueries } from '@emberclutch/shared/api/spawn';
import { spawnRetry } from '@emberclutch/shared/api/spawn-retry';
import type { Lock } from '@emberclutch/shared/contract/spawn';
import { useNavigate } from '@emberclutch/shared/routing';
import type { LockIntent } from '../../flow/lock-intent.ts';
import { stepPaths } from '../../flow/step-paths.ts';
import { storedLocks } from '../../flow/stored-locks.ts';

/** Locks a basket and goes on to the pay step. `mutateOnce` ignores a second click while the first is under way. */
export function useLockEggs() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const lock = useMutation<Lock, ApiError, LockIntent>({
    mutationKey: spawnMutationKeys.lock,
    mutationFn: ({ body, key }) => lockEggs(body, key),
    ...spawnRetry,
    onSuccess: (held, intent) => {
      storedLocks.save(held, intent);
      const { eggs, keys, paymentMethod } = intent.body;
      queryClient.setQueryData(spawnQueries.lockStatus(held.id).queryKey, {
        state: 'held',
        refund: null,
        eggs,
        keys,
        paymentMethod,
        currency: intent.fees.currency,
        expiresAt: held.expiresAt,
        checkoutUrl: held.checkoutUrl,
      });
      void navigate(stepPaths.pay(held.id));
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
