import { ProblemError } from '../../platform/http/problem-error.ts';
import type { LockRecord } from './lock-record.ts';

/** The unpaid holds of an account in a cycle. */
export interface UnpaidHolds {
  heldSeconds: number;
  /** Number of locks that were neither paid nor released before they expired. */
  expired: number;
  /** Epoch seconds; null if none has expired. */
  lastExpiredAt: number | null;
}

/** Durations in seconds. */
export interface HoldSettings {
  /** Maximum time for which one lock is held. */
  lifetime: number;
  /** Maximum time for which all unpaid locks of an account together may be held in a cycle. */
  maxUnpaid: number;
}

export const noHolds: UnpaidHolds = { heldSeconds: 0, expired: 0, lastExpiredAt: null };

/** Minimum time in seconds for which a changed basket is held, so that the player has time to pay. */
const minHold = 120;

/** Seconds that an account must wait after its first expired lock. Each further expired lock adds the same time. */
const coolDown = 60;

/** Adds the hold of the lock that a new lock replaces. @returns the account's holds after its release */
export function addReplacedHold(
  holds: UnpaidHolds,
  previous: LockRecord | undefined,
  now: number,
): UnpaidHolds {
  if (!previous) return holds;
  const hasExpired = previous.expiresAt <= now;
  return {
    heldSeconds: holds.heldSeconds + Math.max(0, Math.min(now, previous.expiresAt) - previous.createdAt),
    expired: holds.expired + (hasExpired ? 1 : 0),
    lastExpiredAt: hasExpired ? Math.max(holds.lastExpiredAt ?? 0, previous.expiresAt) : holds.lastExpiredAt,
  };
}

/** Checks whether an account must wait because it has not paid. @returns null if it may lock */
export function checkHolds(holds: UnpaidHolds, settings: HoldSettings, now: number): ProblemError | null {
  const wait = (holds.lastExpiredAt ?? 0) + holds.expired * coolDown - now;
  if (wait > 0)
    return new ProblemError(
      'too_many_requests',
      `Your last hold ended unpaid. You can hold again in ${wait} seconds.`,
      { retryAfter: wait },
    );
  if (settings.maxUnpaid - holds.heldSeconds >= minHold) return null;
  return new ProblemError(
    'limit_exceeded',
    `You have held for ${Math.floor(holds.heldSeconds / 60)} minutes in this cycle without paying. That is all that one account may.`,
  );
}

interface HoldState {
  holds: UnpaidHolds;
  previous: LockRecord | undefined;
  settings: HoldSettings;
  now: number;
}

/**
 * Finds when a lock of the account ends: a first lock at `fullExpiry`, a changed basket when the replaced lock would have ended, or
 * soon after. No lock exceeds the account's remaining time.
 */
export function findHoldExpiry(fullExpiry: number, { holds, previous, settings, now }: HoldState): number {
  const hasActiveLock = previous !== undefined && previous.expiresAt > now;
  const preferredExpiry = hasActiveLock ? Math.max(previous.expiresAt, now + minHold) : fullExpiry;
  return Math.min(fullExpiry, preferredExpiry, now + settings.maxUnpaid - holds.heldSeconds);
}
