import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '@emberclutch/shared/api/api-error';
import { seasonQueries } from '@emberclutch/shared/api/seasons';
import { lockEggs, spawnQueries } from '@emberclutch/shared/api/spawn';
import { spawnRetry } from '@emberclutch/shared/api/spawn-retry';
import type { Lock } from '@emberclutch/shared/contract/spawn';
import { useNavigate } from '@emberclutch/shared/routing';
import { heldLockQuery, lockStatusQuery } from '../pay/held-lock.ts';
import type { LockIntent } from '../pay/lock-intent.ts';
import { payPath } from '../pay/lock-intent.ts';

const mutationKey = [...spawnQueries.all, 'lock'];

/** Holds what was chosen and goes on to the payment. A second click while the first is under way does nothing. */
export function useLockEggs() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const lock = useMutation<Lock, ApiError, LockIntent>({
    mutationKey,
    mutationFn: ({ body, key }) => lockEggs(body, key),
    ...spawnRetry,
    onSuccess: (held, intent) => {
      queryClient.setQueryData(heldLockQuery(intent).queryKey, held);
      const { id, expiresAt } = held;
      if (expiresAt !== undefined)
        queryClient.setQueryData(lockStatusQuery(id).queryKey, { state: 'held', expiresAt, refund: null });
      void navigate(payPath(held.id, intent));
    },
    // Held or refused: the counts are not what they were.
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: spawnQueries.availability().queryKey });
      void queryClient.invalidateQueries({ queryKey: seasonQueries.all });
    },
  });

  const mutateOnce = (intent: LockIntent) => {
    if (queryClient.isMutating({ mutationKey }) === 0) lock.mutate(intent);
  };
  return { ...lock, mutateOnce };
}
