import { queryOptions, skipToken } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { LenientAvailability, LenientLock, LockStatus, Purchase } from '../contract/spawn.ts';
import type { Lock, LockBody } from '../contract/spawn.ts';
import { request } from './request.ts';

export async function getAvailability(signal?: AbortSignal) {
  const availability = await request('/v1/eggs/available', {
    access: 'private',
    answer: LenientAvailability,
    signal,
  });
  // Eggs that cost nothing are most likely a fault of the provider's settings (specification, section 5).
  if (Number(availability.eggs.fee) === 0) console.warn('The egg fee is missing or zero.');
  return availability;
}

/**
 * Holds eggs and keys for a while.
 * @param idempotencyKey one per intent of the player: the same on every try, so that no try locks twice
 */
export const lockEggs = (body: z.input<typeof LockBody>, idempotencyKey: string) =>
  request('/v1/eggs/spawn/lock', {
    method: 'POST',
    access: 'private',
    body: { ...body, gatewayKeyIds: body.usedGatewayKeyIds ?? [] },
    idempotencyKey,
    answer: LenientLock,
  });

/** The state of a lock, which another tab may have released or paid. Optional: not every provider has the call. */
export const getLockStatus = (lockId: number, signal?: AbortSignal) =>
  request(`/v1/eggs/spawn/lock/${lockId}`, { access: 'private', answer: LockStatus, signal });

/** Gives held eggs back. Optional: providers without the call let the lock run out. */
export const releaseLock = (lockId: number) =>
  request(`/v1/eggs/spawn/lock/${lockId}`, { method: 'DELETE', access: 'private', answer: z.unknown() });

/** Null where the provider answers 204: completed, without a receipt. */
const Completed = z.pipe(
  z.unknown(),
  z.transform((answer): Purchase | null => Purchase.safeParse(answer).data ?? null),
);

/** Completes a lock that needs no payment or is paid. @returns the receipt, null where there is none */
export const confirmPurchase = (purchaseId: number, signal?: AbortSignal) =>
  request('/v1/voucher/purchase', {
    method: 'POST',
    access: 'private',
    body: { purchaseId },
    answer: Completed,
    signal,
  });

export const spawnQueries = {
  all: ['spawn'] as const,
  availability: () =>
    queryOptions({
      queryKey: [...spawnQueries.all, 'availability'],
      queryFn: ({ signal }) => getAvailability(signal),
      // Counts change by the second while a cycle is open.
      staleTime: 5_000,
    }),
  lockStatus: (lockId: number) =>
    queryOptions({
      queryKey: [...spawnQueries.all, 'lock-status', lockId],
      queryFn: ({ signal }) => getLockStatus(lockId, signal),
      // A lock is neither released nor paid in the second in which it was made.
      staleTime: 1_000,
    }),
  /** The answer to `lockEggs`, stored by the mutation that sent it: a query never locks. */
  lock: (idempotencyKey: string) =>
    queryOptions<Lock>({
      queryKey: [...spawnQueries.all, 'lock', idempotencyKey],
      queryFn: skipToken,
      gcTime: Infinity,
    }),
  /** The answer to `confirmPurchase`, stored by the mutation that sent it. Null: completed without a receipt. */
  receipt: (purchaseId: number) =>
    queryOptions<Purchase | null>({
      queryKey: [...spawnQueries.all, 'receipt', purchaseId],
      queryFn: skipToken,
    }),
};

/** Identify the mutations of the spawn flow while they are in flight. */
export const spawnMutationKeys = {
  lock: [...spawnQueries.all, 'lock'],
};
