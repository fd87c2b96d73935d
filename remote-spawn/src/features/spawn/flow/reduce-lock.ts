import { isRetryable } from '@emberclutch/web/api/api-error.ts';
import { toBasket } from '../basket/basket.ts';
import { beginConfirmation, readReceipt } from './reduce-confirmation.ts';
import type { EventOf, FlowEvent, LockReports } from './flow-event.ts';
import { choosingState } from './flow-state.ts';
import type { FlowState, StateOf } from './flow-state.ts';
import { hasSameBody } from './lock-intent.ts';
import { toLockView } from './lock-view.ts';
import { toStep } from './flow-effect.ts';
import type { Step } from './flow-effect.ts';
import { stepPaths } from './step-paths.ts';

/** Transitions for choosing, locking, holding and releasing. @returns null if the state does not expect the event */
export function reduceLock(state: FlowState, event: FlowEvent): Step | null {
  switch (state.name) {
    case 'choosing':
      return reduceChoosing(state, event);
    case 'reading':
      return reduceReading(state, event);
    case 'unreadable':
      return event.type === 'retryPressed' || event.type === 'returned'
        ? toStep(
            { name: 'reading', step: 'pay', lockId: state.lockId, payment: null, isBegun: false },
            readLock(state.lockId),
          )
        : null;
    case 'held':
      return reduceHeld(state, event);
    case 'releasing':
      return reduceReleasing(state, event);
    case 'unknown':
    case 'ended':
      return reduceUnheld(state, event);
    default:
      return null;
  }
}

function reduceChoosing(state: StateOf<'choosing'>, event: FlowEvent): Step | null {
  switch (event.type) {
    case 'basketChanged':
      return state.failure || state.releaseError ? toStep(choosingState) : null;
    case 'lockPressed': {
      const intent = chooseIntent(state, event);
      return toStep({ name: 'locking', intent }, { type: 'sendLock', intent });
    }
    // The counts have changed, and another tab may hold a lock by now.
    case 'returned':
      return toStep(state, { type: 'refreshOffer' });
    // Releases a lock that was found on this step. The player stays on the step.
    case 'releasePressed':
      return toStep({ ...state, releaseError: null }, { type: 'sendRelease', lockId: event.lock.id });
    case 'releaseFailed':
      return toStep({ ...state, releaseError: event.error });
    default:
      return null;
  }
}

/** A request without a response may have locked the basket, so the same body is sent again with the same key. */
function chooseIntent({ failure }: StateOf<'choosing'>, { intent }: EventOf<'lockPressed'>) {
  const isUnanswered = failure !== null && isRetryable(failure.error) && hasSameBody(failure.intent, intent);
  return isUnanswered ? failure.intent : intent;
}

function reduceReading(state: StateOf<'reading'>, event: FlowEvent): Step | null {
  const { lockId, step, payment, isBegun } = state;
  switch (event.type) {
    case 'lockReported': {
      if (event.lockId !== lockId) return null;
      const { status } = event.report;
      if (status?.state === 'paid') return readReceipt({ lockId, payment: 'paid', isBegun }, step);
      if (step === 'pay') return toStep(toLockState(lockId, event.report, payment === 'cancelled'));
      if (isBegun) return beginConfirmation({ lockId, payment });
      if (!status || payment === 'paid') return toStep({ name: 'notBegun', lockId, payment });
      return toStep(toLockState(lockId, event.report, false), {
        type: 'goTo',
        path: stepPaths.pay(lockId),
        isReplacing: true,
      });
    }
    case 'lockUnreadable': {
      if (event.lockId !== lockId) return null;
      if (step === 'confirm')
        return isBegun
          ? beginConfirmation({ lockId, payment })
          : toStep({ name: 'notBegun', lockId, payment });
      const lock = toLockView(lockId, undefined, event.stored);
      return lock
        ? toStep({ name: 'held', lock, hasCancelledCheckout: payment === 'cancelled', releaseError: null })
        : toStep({ name: 'unreadable', lockId, error: event.error });
    }
    default:
      return null;
  }
}

function reduceHeld(state: StateOf<'held'>, event: FlowEvent): Step | null {
  const { lock } = state;
  switch (event.type) {
    case 'releasePressed':
      return toStep({ name: 'releasing', lock }, { type: 'sendRelease', lockId: lock.id });
    case 'checkoutPressed':
      return toStep(state, { type: 'beginPurchase', lockId: lock.id });
    case 'confirmPressed':
      return pressConfirm(lock.id, event);
    case 'timeUp':
      return endLock(state);
    case 'returned':
      return toStep(state, readLock(lock.id));
    case 'lockReported': {
      if (event.lockId !== lock.id || !event.report.status) return null;
      const next = applyReport(lock.id, event.report);
      return next.state.name === 'held' ? toStep({ ...state, lock: next.state.lock }) : next;
    }
    default:
      return null;
  }
}

function reduceReleasing(state: StateOf<'releasing'>, event: FlowEvent): Step | null {
  switch (event.type) {
    case 'releaseFailed':
      if (event.lockId !== state.lock.id) return null;
      return toStep({
        name: 'held',
        lock: state.lock,
        hasCancelledCheckout: false,
        releaseError: event.error,
      });
    case 'timeUp':
      return endLock(state);
    default:
      return null;
  }
}

/** Another tab may have paid in the last second, so this asks the provider. */
const endLock = ({ lock }: StateOf<'held' | 'releasing'>): Step =>
  toStep(
    { name: 'ended', lockId: lock.id, cause: 'clock', basket: toBasket(lock.body), refund: null },
    readLock(lock.id),
  );

/** Transitions of a lock that this page does not know as held. The provider may know more, and the player may already have paid. */
function reduceUnheld(state: StateOf<'unknown' | 'ended'>, event: FlowEvent): Step | null {
  const { lockId } = state;
  switch (event.type) {
    case 'confirmPressed':
      return pressConfirm(lockId, event);
    case 'returned':
      return toStep(state, readLock(lockId));
    case 'lockReported':
      if (event.lockId !== lockId || !event.report.status) return null;
      return applyReport(lockId, event.report);
    default:
      return null;
  }
}

function applyReport(lockId: number, report: LockReports): Step {
  return report.status?.state === 'paid'
    ? readReceipt({ lockId, payment: 'paid', isBegun: false }, 'pay')
    : toStep(toLockState(lockId, report, false));
}

function toLockState(
  lockId: number,
  { status, stored, now }: LockReports,
  hasCancelledCheckout: boolean,
): FlowState {
  const lock = toLockView(lockId, status, stored);
  const basket = lock ? toBasket(lock.body) : undefined;
  const isPast = (expiresAt: number) => expiresAt * 1_000 <= now;
  if (status?.state === 'over') {
    const cause = status.expiresAt === null || isPast(status.expiresAt) ? 'expired' : 'released';
    return { name: 'ended', lockId, cause, basket, refund: status.refund };
  }
  if (!lock) return { name: 'unknown', lockId, hasCancelledCheckout };
  if (lock.expiresAt !== undefined && isPast(lock.expiresAt))
    return { name: 'ended', lockId, cause: 'clock', basket, refund: null };
  return { name: 'held', lock, hasCancelledCheckout, releaseError: null };
}

function pressConfirm(lockId: number, { isPaid }: EventOf<'confirmPressed'>): Step {
  const payment = isPaid ? 'paid' : null;
  const { state, effects } = beginConfirmation({ lockId, payment });
  const path = stepPaths.confirm(lockId, payment ?? undefined);
  return toStep(state, { type: 'beginPurchase', lockId }, ...effects, {
    type: 'goTo',
    path,
    isReplacing: false,
  });
}

const readLock = (lockId: number) => ({ type: 'readLock', lockId }) as const;
