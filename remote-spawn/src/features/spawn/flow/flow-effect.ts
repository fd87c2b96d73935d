import type { Lock } from '@emberclutch/contract/spawn/lock.ts';
import type { PurchaseInfo } from '@emberclutch/contract/spawn/purchase.ts';
import type { LockIntent } from './lock-intent.ts';
import type { FlowState } from './flow-state.ts';

/** The effects of a transition. `create-effect-runner.ts` runs them and sends each result as an event. */
export type FlowEffect =
  /** The three writes. */
  | { type: 'sendLock'; intent: LockIntent }
  | { type: 'sendRelease'; lockId: number }
  | { type: 'sendConfirmation'; lockId: number }
  | { type: 'readLock'; lockId: number }
  | { type: 'readReceipt'; lockId: number }
  /** Store a granted lock, so that this tab finds it again. */
  | { type: 'saveLock'; lock: Lock; intent: LockIntent }
  | { type: 'removeLock'; lockId: number }
  /** Record that a press in this tab has started a purchase, or that it is no longer in progress. */
  | { type: 'beginPurchase'; lockId: number }
  | { type: 'abandonPurchase'; lockId: number }
  /** Store the receipt, and refetch the data that the purchase has changed. */
  | { type: 'settlePurchase'; lockId: number; purchase: PurchaseInfo | null }
  /** Refetch the data of the choose step: the season, the counts, and the lock of the account. */
  | { type: 'refreshOffer' }
  | { type: 'wait'; milliseconds: number }
  | { type: 'goTo'; path: string; isReplacing: boolean };

export type FlowEffectType = FlowEffect['type'];

/** The result of a transition. An unchanged state is the same object, which prevents a render. */
export interface Step {
  state: FlowState;
  effects: readonly FlowEffect[];
}

export const toStep = (state: FlowState, ...effects: FlowEffect[]): Step => ({ state, effects });
