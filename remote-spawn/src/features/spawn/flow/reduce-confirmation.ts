import type { FlowEvent } from './flow-event.ts';
import type { FlowState, Purchase, StateOf } from './flow-state.ts';
import { toStep } from './flow-effect.ts';
import type { Step } from './flow-effect.ts';
import { stepPaths } from './step-paths.ts';

/** Transitions from the start of a confirmation until its outcome is known. @returns null if the state does not expect the event */
export function reduceConfirmation(state: FlowState, event: FlowEvent): Step | null {
  if ('lockId' in event && 'lockId' in state && event.lockId !== state.lockId) return null;
  switch (state.name) {
    case 'notBegun':
    case 'paused':
      return reduceIdle(state, event);
    case 'readingReceipt':
      return reduceReadingReceipt(state, event);
    case 'confirming':
      return reduceConfirming(state, event);
    case 'waiting':
      return event.type === 'retryDue' || event.type === 'returned' ? confirmAgain(state) : null;
    case 'unpaid':
      // The player may have paid in another tab.
      return event.type === 'returned' || event.type === 'confirmPressed' ? beginConfirmation(state) : null;
    default:
      return null;
  }
}

/** Sends the confirmation of a purchase that the player has started. Safe to repeat: a completed purchase stays completed. */
export const beginConfirmation = ({ lockId, payment }: Purchase): Step =>
  toStep({ name: 'confirming', lockId, payment, attempts: 0 }, { type: 'sendConfirmation', lockId });

/** Reads the receipt of a lock that the provider reports as paid, without a write. */
export function readReceipt(purchase: Purchase & { isBegun: boolean }, step: 'pay' | 'confirm'): Step {
  const { lockId } = purchase;
  const state = { name: 'readingReceipt', ...purchase } as const;
  const read = { type: 'readReceipt', lockId } as const;
  return step === 'confirm'
    ? toStep(state, read)
    : toStep(state, read, { type: 'goTo', path: stepPaths.confirm(lockId), isReplacing: true });
}

/** Confirms only when the player presses the button. When the player returns to the tab, the page only reads the lock. */
function reduceIdle(state: StateOf<'notBegun' | 'paused'>, event: FlowEvent): Step | null {
  const { lockId, payment } = state;
  switch (event.type) {
    case 'confirmPressed': {
      const { state: next, effects } = beginConfirmation({ lockId, payment });
      return toStep(next, { type: 'beginPurchase', lockId }, ...effects);
    }
    case 'returned':
      return toStep(state, { type: 'readLock', lockId });
    case 'lockReported':
      return event.report.status?.state === 'paid'
        ? readReceipt({ lockId, payment: 'paid', isBegun: false }, 'confirm')
        : null;
    default:
      return null;
  }
}

function reduceReadingReceipt(state: StateOf<'readingReceipt'>, event: FlowEvent): Step | null {
  const { lockId, payment, isBegun } = state;
  switch (event.type) {
    case 'receiptRead': {
      const { purchase } = event;
      const done = { name: 'done', lockId, purchase, isNew: isBegun } as const;
      return isBegun ? toStep(done, { type: 'settlePurchase', lockId, purchase }) : toStep(done);
    }
    case 'receiptUnreadable':
      return isBegun ? beginConfirmation({ lockId, payment }) : toStep({ name: 'notBegun', lockId, payment });
    default:
      return null;
  }
}

function reduceConfirming(state: StateOf<'confirming'>, event: FlowEvent): Step | null {
  const { lockId, payment } = state;
  switch (event.type) {
    case 'paymentMissing':
      return payment === 'paid' ? waitOrPause(state) : toStep({ name: 'unpaid', lockId, payment });
    case 'unanswered':
      return toStep({ name: 'paused', lockId, payment, error: event.error });
    case 'purchaseMissing':
      return toStep({ name: 'missing', lockId }, { type: 'abandonPurchase', lockId });
    case 'purchaseRefused':
      return toStep({ name: 'refused', lockId, error: event.error }, { type: 'abandonPurchase', lockId });
    default:
      return null;
  }
}

const confirmAgain = (state: StateOf<'waiting'>): Step =>
  toStep({ ...state, name: 'confirming' }, { type: 'sendConfirmation', lockId: state.lockId });

function waitOrPause(state: StateOf<'confirming'>): Step {
  const attempts = state.attempts + 1;
  const { lockId, payment } = state;
  return attempts < maxAttempts
    ? toStep(
        { ...state, name: 'waiting', attempts },
        { type: 'wait', milliseconds: computeBackoff(attempts) },
      )
    : toStep({ name: 'paused', lockId, payment, error: null });
}

/** A payment is booked within seconds. This many attempts take five minutes. */
const maxAttempts = 14;

/** Milliseconds until the next attempt: 2 s, 4 s, 8 s, 16 s, then every 30 s. */
const computeBackoff = (attempts: number) => Math.min(30_000, 2_000 * 2 ** (attempts - 1));
