import { CancelledError } from '@tanstack/react-query';
import type { MutationKey, QueryClient } from '@tanstack/react-query';
import type { LockStatus } from '@emberclutch/contract/spawn/lock-report.ts';
import type { Lock } from '@emberclutch/contract/spawn/lock.ts';
import type { PurchaseInfo } from '@emberclutch/contract/spawn/purchase.ts';
import { isApiError, isRetryable } from '@emberclutch/web/api/api-error.ts';
import type { ApiError } from '@emberclutch/web/api/api-error.ts';
import { assetQueries } from '@emberclutch/web/api/assets.ts';
import { isUnsupported, isMissing } from '@emberclutch/web/api/is-missing.ts';
import { purchaseQueries } from '@emberclutch/web/api/purchases.ts';
import { seasonQueries } from '@emberclutch/web/api/seasons.ts';
import {
  lockEggs,
  spawnMutationKeys,
  spawnQueries,
  releaseLock,
  confirmPurchase,
} from '@emberclutch/web/api/spawn.ts';
import { serverNow } from '@emberclutch/web/state';
import type { FlowEffect } from './flow-effect.ts';
import type { FlowEvent, Send } from './flow-event.ts';
import type { LockIntent } from './lock-intent.ts';
import { startedPurchases, storedLocks } from './tab-storage.ts';

interface Dependencies {
  queryClient: QueryClient;
  navigate: (path: string, options: { replace: boolean }) => void | Promise<void>;
}

/** @returns a function that runs the effects of one flow: calls to the provider, storage, the query cache, timers and navigation */
export function createEffectRunner({ queryClient, navigate }: Dependencies) {
  let timer: ReturnType<typeof setTimeout> | undefined;

  return (effect: FlowEffect, send: Send): void => {
    switch (effect.type) {
      case 'sendLock':
        return forwardResult(sendLock(queryClient, effect.intent), send, (error) => ({
          type: 'lockFailed',
          error,
          intent: effect.intent,
        }));
      case 'sendRelease':
        return forwardResult(sendRelease(queryClient, effect.lockId), send, (error) => ({
          type: 'releaseFailed',
          lockId: effect.lockId,
          error,
        }));
      case 'sendConfirmation':
        return forwardResult(sendConfirmation(queryClient, effect.lockId), send, (error) => ({
          type: 'unanswered',
          lockId: effect.lockId,
          error,
        }));
      case 'readLock':
        return forwardResult(readLock(queryClient, effect.lockId), send, (error) => ({
          type: 'lockUnreadable',
          lockId: effect.lockId,
          error,
          stored: storedLocks.read(effect.lockId),
        }));
      case 'readReceipt':
        return forwardResult(readReceipt(queryClient, effect.lockId), send, () => ({
          type: 'receiptUnreadable',
          lockId: effect.lockId,
        }));
      case 'saveLock':
        return saveLock(queryClient, effect.lock, effect.intent);
      case 'removeLock':
        return removeLock(queryClient, effect.lockId);
      case 'beginPurchase':
        return startedPurchases.add(effect.lockId);
      case 'abandonPurchase':
        return startedPurchases.remove(effect.lockId);
      case 'settlePurchase':
        return settlePurchase(queryClient, effect.lockId, effect.purchase);
      case 'refreshOffer':
        return refresh(queryClient, [
          spawnQueries.availability().queryKey,
          spawnQueries.activeLock().queryKey,
          seasonQueries.all,
        ]);
      case 'wait':
        clearTimeout(timer);
        timer = setTimeout(() => send({ type: 'retryDue' }), effect.milliseconds);
        return undefined;
      case 'goTo':
        void navigate(effect.path, { replace: effect.isReplacing });
        return undefined;
    }
  };
}

/** Sends the event of a response or of a failed call. Any other error is a bug and is rethrown. */
function forwardResult(
  call: Promise<FlowEvent>,
  send: Send,
  onFailure: (error: ApiError) => FlowEvent,
): void {
  void call
    .catch((error: unknown) => {
      if (isApiError(error)) return onFailure(error);
      throw error;
    })
    .then(send);
}

/** Runs a write as a mutation: three attempts, and visible to the whole page while it is in flight. */
const runWrite = <Data>(
  queryClient: QueryClient,
  mutationKey: MutationKey,
  mutationFn: () => Promise<Data>,
): Promise<Data> =>
  queryClient
    .getMutationCache()
    .build<Data, Error, void, unknown>(queryClient, { mutationKey, mutationFn, ...spawnRetry })
    .execute();

async function sendLock(queryClient: QueryClient, intent: LockIntent): Promise<FlowEvent> {
  const lock = await runWrite(queryClient, spawnMutationKeys.lock, () => lockEggs(intent.body, intent.key));
  return { type: 'locked', lock, intent };
}

async function sendRelease(queryClient: QueryClient, lockId: number): Promise<FlowEvent> {
  await runWrite(queryClient, spawnMutationKeys.release, () => releaseIfHeld(lockId));
  return { type: 'released', lockId };
}

const sendConfirmation = (queryClient: QueryClient, lockId: number): Promise<FlowEvent> =>
  runWrite(queryClient, spawnMutationKeys.confirm, () => requestOutcome(lockId));

async function readLock(queryClient: QueryClient, lockId: number): Promise<FlowEvent> {
  const fetchStatus = () => queryClient.fetchQuery({ ...spawnQueries.lockStatus(lockId), staleTime: 0 });
  const status = await fetchStatus()
    .catch((error: unknown) => {
      // The query was cancelled, because a component that showed the same query was unmounted.
      if (error instanceof CancelledError) return fetchStatus();
      throw error;
    })
    .catch(ignoreUnsupported);
  const report = { status, stored: storedLocks.read(lockId), now: serverNow() };
  return { type: 'lockReported', lockId, report };
}

/** Ignores the error of a provider that does not report locks, or does not know this one. */
function ignoreUnsupported(error: unknown): undefined {
  if (!isUnsupported(error)) throw error;
}

async function readReceipt(queryClient: QueryClient, lockId: number): Promise<FlowEvent> {
  const purchase = await queryClient.fetchQuery(spawnQueries.receipt(lockId));
  return { type: 'receiptRead', lockId, purchase };
}

function saveLock(queryClient: QueryClient, lock: Lock, intent: LockIntent): void {
  storedLocks.save(lock, intent);
  refresh(queryClient, [spawnQueries.lockStatus(lock.id).queryKey]);
}

function removeLock(queryClient: QueryClient, lockId: number): void {
  storedLocks.remove(lockId);
  queryClient.removeQueries({ queryKey: spawnQueries.lockStatus(lockId).queryKey });
  queryClient.setQueryData(spawnQueries.activeLock().queryKey, null);
}

function settlePurchase(queryClient: QueryClient, lockId: number, purchase: PurchaseInfo | null): void {
  startedPurchases.remove(lockId);
  storedLocks.remove(lockId);
  queryClient.setQueryData(spawnQueries.receipt(lockId).queryKey, purchase);
  queryClient.setQueryData(
    spawnQueries.lockStatus(lockId).queryKey,
    (status): LockStatus | undefined => status && { ...status, state: 'paid' },
  );
  refresh(queryClient, [
    assetQueries.all,
    purchaseQueries.all,
    spawnQueries.availability().queryKey,
    spawnQueries.activeLock().queryKey,
  ]);
}

function refresh(queryClient: QueryClient, keys: readonly (readonly unknown[])[]): void {
  for (const queryKey of keys) void queryClient.invalidateQueries({ queryKey });
}

/** Retries of purchase, lock and confirm: 3 attempts, after 2 s and then 4 s (specification, section 9). */
const spawnRetry = {
  retry: (failures: number, error: unknown) => failures < 2 && isRetryable(error),
  retryDelay: (failures: number) => 2_000 * 2 ** failures,
};

/**
 * Releases a lock. A missing lock has already ended; if the provider lacks the call, the lock expires by itself.
 * @throws {ApiError} for other failures
 */
async function releaseIfHeld(lockId: number): Promise<void> {
  try {
    await releaseLock(lockId);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

/**
 * Confirms a purchase. Safe to repeat: a completed purchase stays completed.
 * @throws {ApiError} if the outcome stays unknown: offline, timed out, 401, 429, 5xx
 */
async function requestOutcome(lockId: number): Promise<FlowEvent> {
  try {
    return { type: 'confirmed', lockId, purchase: await confirmPurchase(lockId) };
  } catch (error) {
    const outcome = isApiError(error) ? toEvent(lockId, error) : null;
    if (!outcome) throw error;
    return outcome;
  }
}

function toEvent(lockId: number, error: ApiError): FlowEvent | null {
  if (isPaymentRequired(error)) return { type: 'paymentMissing', lockId };
  if (error.code === 'lock_expired' || (error.status === 404 && !isAboutKey(error)))
    return { type: 'purchaseMissing', lockId };
  const isRefusal = error.status >= 400 && error.status < 500 && error.status !== 401 && error.status !== 429;
  return isRefusal ? { type: 'purchaseRefused', lockId, error } : null;
}

/** The purchase exists, but one of its gateway keys does not (specification, section 8). */
const isAboutKey = ({ detail = '' }: ApiError) => /\bgateway keys?\b/i.test(detail);

/** Providers without our error codes send this as text (specification, section 8). */
const isPaymentRequired = ({ code, status, detail = '' }: ApiError) =>
  code === 'payment_required' || (status === 400 && /requires? payment|payment (is )?required/i.test(detail));
