import type { ApiError } from '@emberclutch/web/api/api-error.ts';
import type { StoredLock } from '@emberclutch/contract/spawn/lock-body.ts';
import type { LockStatus } from '@emberclutch/contract/spawn/lock-report.ts';
import type { Lock } from '@emberclutch/contract/spawn/lock.ts';
import type { PurchaseInfo } from '@emberclutch/contract/spawn/purchase.ts';
import type { LockLocation } from './flow-state.ts';
import type { LockIntent } from './lock-intent.ts';
import type { LockView } from './lock-view.ts';

/** The location that a URL names: the choose step, a lock, or a lock without a readable id. */
export type FlowLocation = { step: 'choose' } | { step: 'invalid' } | LockLocation;

/** The player's actions. Only these events, and a return to a started purchase, lead to a write. */
type UserAction =
  | { type: 'basketChanged' }
  | { type: 'lockPressed'; intent: LockIntent }
  | { type: 'releasePressed'; lock: LockView }
  | { type: 'checkoutPressed' }
  /** Redeem the keys, or request the receipt. `isPaid`: the player says that the payment was taken. */
  | { type: 'confirmPressed'; isPaid: boolean }
  | { type: 'retryPressed' };

type BrowserEvent =
  | { type: 'opened'; location: FlowLocation }
  /** The window received focus, or the network is back. */
  | { type: 'returned' }
  | { type: 'timeUp' }
  | { type: 'retryDue' };

type ProviderResponse =
  | { type: 'locked'; lock: Lock; intent: LockIntent }
  | { type: 'lockFailed'; error: ApiError; intent: LockIntent }
  | { type: 'lockReported'; lockId: number; report: LockReports }
  | { type: 'lockUnreadable'; lockId: number; error: ApiError; stored: StoredLock | null }
  | { type: 'released'; lockId: number }
  | { type: 'releaseFailed'; lockId: number; error: ApiError }
  | { type: 'receiptRead'; lockId: number; purchase: PurchaseInfo | null }
  | { type: 'receiptUnreadable'; lockId: number }
  | { type: 'confirmed'; lockId: number; purchase: PurchaseInfo | null }
  | { type: 'paymentMissing'; lockId: number }
  | { type: 'purchaseMissing'; lockId: number }
  | { type: 'purchaseRefused'; lockId: number; error: ApiError }
  /** The outcome is unknown after three attempts. */
  | { type: 'unanswered'; lockId: number; error: ApiError };

/** What the provider (undefined if it reports no locks) and this tab know about a lock. */
export interface LockReports {
  status: LockStatus | undefined;
  stored: StoredLock | null;
  /** The server's clock, in milliseconds. */
  now: number;
}

export type FlowEvent = UserAction | BrowserEvent | ProviderResponse;
export type FlowEventType = FlowEvent['type'];
export type EventOf<Type extends FlowEventType> = Extract<FlowEvent, { type: Type }>;

export type Send = (event: FlowEvent) => void;
