import { toBasket } from '../basket/basket.ts';
import { reduceConfirmation } from './reduce-confirmation.ts';
import { choosingState } from './flow-state.ts';
import type { FlowState } from './flow-state.ts';
import type { EventOf, FlowEvent, FlowLocation } from './flow-event.ts';
import type { LockIntent } from './lock-intent.ts';
import { reduceLock } from './reduce-lock.ts';
import { toStep } from './flow-effect.ts';
import type { Step } from './flow-effect.ts';
import { stepPaths } from './step-paths.ts';

/**
 * The spawn flow as one pure function. An unexpected event changes nothing, except that the response to a write is always
 * recorded: the write has happened, no matter which step the player is on.
 * @returns the next state, and the effects to run in this order
 */
export function transition(state: FlowState, event: FlowEvent): Step {
  switch (event.type) {
    case 'opened':
      return openLocation(state, event.location);
    case 'locked':
      return recordLock(state, event);
    case 'lockFailed':
      return recordFailure(state, event);
    case 'released':
      return recordRelease(state, event.lockId);
    case 'confirmed':
      return recordConfirmation(state, event);
    default:
      return reduceLock(state, event) ?? reduceConfirmation(state, event) ?? toStep(state);
  }
}

/** The first state of a page at this location. */
export const createInitialStep = (location: FlowLocation): Step =>
  openLocation({ name: 'invalidId' }, location);

function openLocation(state: FlowState, location: FlowLocation): Step {
  switch (location.step) {
    case 'choose':
      // A pending lock request is not interrupted.
      return state.name === 'choosing' || state.name === 'locking' ? toStep(state) : toStep(choosingState);
    case 'invalid':
      return state.name === 'invalidId' ? toStep(state) : toStep({ name: 'invalidId' });
    case 'pay':
    case 'confirm': {
      const isShown = findStep(state) === location.step && readLockId(state) === location.lockId;
      if (isShown) return toStep(state);
      const { step, lockId, payment, isBegun } = location;
      return toStep({ name: 'reading', step, lockId, payment, isBegun }, { type: 'readLock', lockId });
    }
  }
}

function recordLock(state: FlowState, { lock, intent }: EventOf<'locked'>): Step {
  const save = { type: 'saveLock', lock, intent } as const;
  const refresh = { type: 'refreshOffer' } as const;
  if (!isAwaited(state, intent)) return toStep(state, save, refresh);
  const { body, fees } = intent;
  const { id, expiresAt, checkoutUrl } = lock;
  return toStep(
    {
      name: 'held',
      lock: { id, body, currency: fees.currency, expiresAt, checkoutUrl },
      hasCancelledCheckout: false,
      releaseError: null,
    },
    save,
    refresh,
    { type: 'goTo', path: stepPaths.pay(id), isReplacing: false },
  );
}

function recordFailure(state: FlowState, { error, intent }: EventOf<'lockFailed'>): Step {
  const refresh = { type: 'refreshOffer' } as const;
  return isAwaited(state, intent)
    ? toStep({ ...choosingState, failure: { error, intent } }, refresh)
    : toStep(state, refresh);
}

/** Whether the player is waiting for this lock. After Back, an earlier request may still be in progress. */
const isAwaited = (state: FlowState, { key }: LockIntent) =>
  state.name === 'locking' && state.intent.key === key;

function recordRelease(state: FlowState, lockId: number): Step {
  const remove = { type: 'removeLock', lockId } as const;
  const refresh = { type: 'refreshOffer' } as const;
  if (state.name !== 'held' && state.name !== 'releasing') return toStep(state, remove, refresh);
  if (state.lock.id !== lockId) return toStep(state, remove, refresh);
  const path = stepPaths.choose(toBasket(state.lock.body));
  return toStep(
    { ...choosingState, releasedLock: state.lock },
    { type: 'goTo', path, isReplacing: true },
    remove,
    refresh,
  );
}

function recordConfirmation(state: FlowState, { lockId, purchase }: EventOf<'confirmed'>): Step {
  const settle = { type: 'settlePurchase', lockId, purchase } as const;
  if (readLockId(state) !== lockId || state.name === 'done') return toStep(state, settle);
  const done = { name: 'done', lockId, purchase, isNew: true } as const;
  return findStep(state) === 'pay'
    ? toStep(done, settle, { type: 'goTo', path: stepPaths.confirm(lockId), isReplacing: true })
    : toStep(done, settle);
}

export function findStep(state: FlowState): 'choose' | 'pay' | 'confirm' {
  switch (state.name) {
    case 'choosing':
    case 'locking':
      return 'choose';
    case 'reading':
      return state.step;
    case 'unreadable':
    case 'unknown':
    case 'held':
    case 'releasing':
    case 'ended':
      return 'pay';
    default:
      return 'confirm';
  }
}

export function readLockId(state: FlowState): number | null {
  if ('lockId' in state) return state.lockId;
  return 'lock' in state ? state.lock.id : null;
}
