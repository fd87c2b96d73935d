import type { ApiError } from '@emberclutch/web/api/api-error.ts';
import type { LockStatus } from '@emberclutch/contract/spawn/lock-report.ts';
import type { PurchaseInfo } from '@emberclutch/contract/spawn/purchase.ts';
import type { Basket } from '../basket/basket.ts';
import type { LockIntent } from './lock-intent.ts';
import type { LockView } from './lock-view.ts';

/** A lock that the provider rejected, or that had no response after three attempts. */
export interface LockFailure {
  error: ApiError;
  intent: LockIntent;
}

/** A purchase whose outcome this page is waiting for. */
export interface Purchase {
  lockId: number;
  /** The payment as reported by the checkout or the player. After `paid`, a missing payment means only "not booked yet". */
  payment: 'paid' | 'cancelled' | null;
}

interface Attempts {
  /** Number of responses that have reported that the payment is not booked yet. */
  attempts: number;
}

/** The state of the spawn flow. Its transitions are drawn in docs/adr/0030-run-the-spawn-flow-by-one-reducer.md. */
export type FlowState =
  | {
      name: 'choosing';
      failure: LockFailure | null;
      /** A lock found on this step could not be released. */
      releaseError: ApiError | null;
      /** The lock that the player has just released on the pay step. */
      releasedLock: LockView | null;
    }
  | { name: 'locking'; intent: LockIntent }
  | { name: 'invalidId' }
  | ({ name: 'reading' } & LockLocation)
  /** The provider could not report the lock, and this tab has not stored it. */
  | { name: 'unreadable'; lockId: number; error: ApiError }
  /** This browser knows the id of the lock, but not its contents. */
  | { name: 'unknown'; lockId: number; hasCancelledCheckout: boolean }
  | { name: 'held'; lock: LockView; hasCancelledCheckout: boolean; releaseError: ApiError | null }
  | { name: 'releasing'; lock: LockView }
  /** The lock has expired or was released. `clock`: only this page's clock indicates it, and another tab may have paid. */
  | {
      name: 'ended';
      lockId: number;
      cause: 'clock' | 'expired' | 'released';
      /** The former contents, if this tab knows them. */
      basket: Basket | undefined;
      refund: LockStatus['refund'];
    }
  /** A confirm step of a purchase that this tab has not started: the page first asks the player. */
  | ({ name: 'notBegun' } & Purchase)
  | ({ name: 'readingReceipt'; isBegun: boolean } & Purchase)
  | ({ name: 'confirming' } & Attempts & Purchase)
  /** The payment is not booked yet. Another attempt follows automatically. */
  | ({ name: 'waiting' } & Attempts & Purchase)
  /** Attempts have stopped until the player tries again. Null: the payment has not been booked for minutes. */
  | ({ name: 'paused'; error: ApiError | null } & Purchase)
  /** The provider has received no payment. Only a report of the checkout makes it certain that nothing was charged. */
  | ({ name: 'unpaid' } & Purchase)
  | { name: 'missing'; lockId: number }
  | { name: 'refused'; lockId: number; error: ApiError }
  /** `isNew`: this tab has just completed it, so the reveal starts automatically. Null: the provider sent no receipt. */
  | { name: 'done'; lockId: number; purchase: PurchaseInfo | null; isNew: boolean };

/** How the player reached a lock: the step, and the result that the checkout reported. */
export interface LockLocation {
  step: 'pay' | 'confirm';
  lockId: number;
  payment: Purchase['payment'];
  /** Whether a press in this tab has started the purchase. */
  isBegun: boolean;
}

export type FlowStateName = FlowState['name'];
export type StateOf<Name extends FlowStateName> = Extract<FlowState, { name: Name }>;

export const choosingState: StateOf<'choosing'> = {
  name: 'choosing',
  failure: null,
  releaseError: null,
  releasedLock: null,
};
