import { useEffect } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '@emberclutch/shared/api/api-error';
import { lockEggs, spawnQueries } from '@emberclutch/shared/api/spawn';
import { spawnRetry } from '@emberclutch/shared/api/spawn-retry';
import type { Lock } from '@emberclutch/shared/contract/spawn';
import type { LockIntent } from '../../flow/lock-intent.ts';

/**
 * Sends the intent of the URL again after a reload, with the same idempotency key: the provider answers with the lock
 * that this intent has already made. The answer is stored as `spawnQueries.lock`.
 * @throws ApiError while rendering, for the nearest error boundary
 */
export function useRestoreLock({ key, body }: LockIntent): void {
  const queryClient = useQueryClient();
  const { mutate } = useMutation<Lock, ApiError, string>({
    mutationFn: (idempotencyKey) => lockEggs(body, idempotencyKey),
    ...spawnRetry,
    throwOnError: true,
    onSuccess: (lock, idempotencyKey) =>
      queryClient.setQueryData(spawnQueries.lock(idempotencyKey).queryKey, lock),
  });

  useEffect(() => mutate(key), [mutate, key]);
}
