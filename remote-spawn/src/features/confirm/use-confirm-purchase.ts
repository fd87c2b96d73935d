import { useEffect, useState } from 'react';
import { focusManager, onlineManager, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '@emberclutch/shared/api/api-error';
import type { LockStatus } from '@emberclutch/shared/contract/spawn';
import { assetQueries } from '@emberclutch/shared/api/assets';
import { spawnQueries } from '@emberclutch/shared/api/spawn';
import { spawnRetry } from '@emberclutch/shared/api/spawn-retry';
import { startedPurchases } from '../../flow/started-purchases.ts';
import { storedLocks } from '../../flow/stored-locks.ts';
import type { PurchaseOutcome } from './purchase-outcome.ts';
import { requestOutcome } from './purchase-outcome.ts';

interface Confirmation {
  /** Undefined while it is unknown. */
  outcome: PurchaseOutcome | undefined;
  /** An attempt went unanswered, or the provider failed. */
  hasFailed: boolean;
}

interface Attempts {
  count: number;
  failed: number;
  outcome: PurchaseOutcome | undefined;
}

/**
 * Confirms a purchase that the player has begun, and again until the outcome is known.
 * @param isPaid the checkout has taken the payment: "unpaid" only means "not booked yet", so another attempt follows
 */
export function useConfirmPurchase(lockId: number, isPaid: boolean): Confirmation {
  const queryClient = useQueryClient();
  const [{ count, failed, outcome }, setAttempts] = useState<Attempts>(none);
  const { mutate, isPending, failureCount } = useMutation<PurchaseOutcome, ApiError, number>({
    mutationFn: requestOutcome,
    ...spawnRetry,
    onSuccess: (answer, id) => {
      setAttempts((before) => ({ ...before, count: before.count + 1, outcome: answer }));
      if (answer.state === 'unpaid') return;
      startedPurchases.remove(id);
      if (answer.state !== 'done') return;
      storedLocks.remove(id);
      queryClient.setQueryData(spawnQueries.receipt(id).queryKey, answer.purchase);
      queryClient.setQueryData(
        spawnQueries.lockStatus(id).queryKey,
        (status): LockStatus | undefined => status && { ...status, state: 'paid' },
      );
      void queryClient.invalidateQueries({ queryKey: assetQueries.all });
      void queryClient.invalidateQueries({ queryKey: spawnQueries.availability().queryKey });
    },
    onError: () =>
      setAttempts((before) => ({ ...before, count: before.count + 1, failed: before.failed + 1 })),
  });

  const isDone = outcome?.state === 'done';
  const isOpen = !isDone && (outcome === undefined || (outcome.state === 'unpaid' && isPaid));
  useEffect(() => {
    if (!isOpen || isPending) return undefined;
    const timer = setTimeout(() => mutate(lockId), count === 0 ? 0 : backoff(count));
    return () => clearTimeout(timer);
  }, [isOpen, isPending, count, mutate, lockId]);

  // "Not charged" may have become untrue while the player was in another tab or offline.
  useEffect(() => {
    if (isDone || isPending) return undefined;
    const handleReturn = (isBack: boolean) => isBack && mutate(lockId);
    const subscriptions = [focusManager.subscribe(handleReturn), onlineManager.subscribe(handleReturn)];
    return () => subscriptions.forEach((unsubscribe) => unsubscribe());
  }, [isDone, isPending, mutate, lockId]);

  return { outcome, hasFailed: failed + failureCount > 0 };
}

const none: Attempts = { count: 0, failed: 0, outcome: undefined };

/** Milliseconds until the next attempt: 2 s, 4 s, 8 s, 16 s, then every 30 s. */
const backoff = (attempts: number) => Math.min(30_000, 2_000 * 2 ** Math.max(0, attempts - 1));
