import { queryOptions } from '@tanstack/react-query';
import { ignoredResponse } from '@emberclutch/contract/shape/optional-response.ts';
import { computeShapeDigest } from '@emberclutch/contract/shape/shape-digest.ts';
import { Availability } from '@emberclutch/contract/spawn/availability.ts';
import type { LockRequest } from '@emberclutch/contract/spawn/input/lock-request.ts';
import { ActiveLock, LockReport } from '@emberclutch/contract/spawn/lock-report.ts';
import type { HeldLock } from '@emberclutch/contract/spawn/lock-report.ts';
import { hasTooLargeLockId, Lock } from '@emberclutch/contract/spawn/lock.ts';
import { Purchase, ReceiptResponse } from '@emberclutch/contract/spawn/purchase.ts';
import type { PurchaseInfo } from '@emberclutch/contract/spawn/purchase.ts';
import { ApiError } from './api-error.ts';
import { catchMissing } from './is-missing.ts';
import { request } from './request.ts';

/** Stock and prices of the current cycle, and the unused gateway keys of the account. */
export async function getAvailability(signal?: AbortSignal) {
  const availability = await request('/v1/eggs/available', {
    access: 'private',
    reader: Availability,
    signal,
  });
  // Probably a configuration error of the provider, which does not stop purchases (specification, section 5).
  if (Number(availability.eggs.fee ?? 0) === 0) console.warn('The egg fee is missing or zero.');
  return availability;
}

/**
 * Locks eggs and keys until the lock expires.
 * @param idempotencyKey the same for all attempts of one press of the player: a repeated request returns the same lock
 * @throws {ApiError} `id_too_large` if the id of the lock exceeds the safe integers
 */
export const lockEggs = (body: LockRequest, idempotencyKey: string) =>
  request('/v1/eggs/spawn/lock', {
    method: 'POST',
    access: 'private',
    body: { ...body, gatewayKeyIds: body.usedGatewayKeyIds ?? [] },
    idempotencyKey,
    reader: LockWithExactId,
  });

/**
 * The lock that the account holds, made in any tab or browser. Optional.
 * @returns null if the account holds none, or the provider does not report locks
 * @throws {ApiError} `id_too_large` if the id of the lock exceeds the safe integers
 */
export async function getActiveLock(signal?: AbortSignal): Promise<HeldLock | null> {
  const lockRequest = request('/v1/eggs/spawn/lock/active', {
    access: 'private',
    reader: ActiveLock,
    signal,
  });
  const response = await catchMissing(lockRequest, { hasFixedPath: true });
  if (response?.isIdTooLarge) throw new ApiError('id_too_large', 200);
  return response && response.lock;
}

const LockWithExactId: typeof Lock = {
  ...Lock,
  read: (response) => {
    if (hasTooLargeLockId(response)) throw new ApiError('id_too_large', 200);
    return Lock.read(response);
  },
};

/** The state of a lock, which another tab may have released or paid. Optional: a provider without this call answers 404. */
export const getLockStatus = (lockId: number, signal?: AbortSignal) =>
  request(`/v1/eggs/spawn/lock/${lockId}`, { access: 'private', reader: LockReport, signal });

/** Releases a lock. Optional: with a provider without this call, the lock expires on its own. */
export const releaseLock = (lockId: number) =>
  request(`/v1/eggs/spawn/lock/${lockId}`, { method: 'DELETE', access: 'private', reader: ignoredResponse });

/** Completes a lock that is paid or needs no payment. @returns the receipt, or null if the provider sends none */
export async function confirmPurchase(purchaseId: number): Promise<PurchaseInfo | null> {
  const { value } = await request('/v1/voucher/purchase', {
    method: 'POST',
    access: 'private',
    body: { purchaseId },
    reader: ReceiptResponse,
  });
  return value;
}

/** The receipt of a completed purchase. Optional: a provider without this call answers 404. */
export async function getReceipt(purchaseId: number, signal?: AbortSignal): Promise<PurchaseInfo | null> {
  const options = { access: 'private', reader: ReceiptResponse, signal } as const;
  const { value } = await request(`/v1/purchases/${purchaseId}`, options);
  return value;
}

export const spawnQueries = {
  all: ['spawn'] as const,
  availability: () =>
    queryOptions({
      queryKey: [...spawnQueries.all, 'availability', computeShapeDigest(Availability)],
      queryFn: ({ signal }) => getAvailability(signal),
      // Short: counts change every second while a cycle is open.
      staleTime: 5_000,
    }),
  activeLock: () =>
    queryOptions({
      queryKey: [...spawnQueries.all, 'active-lock', computeShapeDigest(ActiveLock)],
      queryFn: ({ signal }) => getActiveLock(signal),
      // Another tab may lock or release at any time.
      staleTime: 1_000,
    }),
  lockStatus: (lockId: number) =>
    queryOptions({
      queryKey: [...spawnQueries.all, 'lock-status', lockId, computeShapeDigest(LockReport)],
      queryFn: ({ signal }) => getLockStatus(lockId, signal),
      // Within a second of its creation, nobody releases or pays a lock.
      staleTime: 1_000,
    }),
  /** The mutation that completes the purchase also stores the receipt here; null if the provider sent none. */
  receipt: (purchaseId: number) =>
    queryOptions<PurchaseInfo | null>({
      queryKey: [...spawnQueries.all, 'receipt', purchaseId, computeShapeDigest(Purchase)],
      queryFn: ({ signal }) => getReceipt(purchaseId, signal),
      staleTime: Infinity,
    }),
};

/** Keys that identify the mutations of the spawn flow while they are in flight. */
export const spawnMutationKeys = {
  lock: [...spawnQueries.all, 'lock'],
  release: [...spawnQueries.all, 'release'],
  confirm: [...spawnQueries.all, 'confirm'],
};
