import { ApiError } from '@emberclutch/web/api/api-error.ts';
import type { StoredLock } from '@emberclutch/contract/spawn/lock-body.ts';
import type { LockReport } from '@emberclutch/contract/spawn/lock-report.ts';
import { aLock, aLockReport, aPurchase, aSession } from '@emberclutch/web/testing/factories.tsx';
import type { FlowEvent, LockReports } from '../flow-event.ts';
import { choosingState } from '../flow-state.ts';
import type { FlowState } from '../flow-state.ts';
import { createIntent } from '../lock-intent.ts';
import type { LockView } from '../lock-view.ts';

const lockId = 901;
const now = Date.UTC(2031, 3, 1);
const expiresAt = now / 1_000 + 300;

const intent = createIntent(
  { eggs: 2, keys: 0, payWith: 'card', vouchers: [] },
  { eggFee: '25.00', keyFee: '60.00', currency: 'USD' },
);
const otherIntent = { ...intent, key: 'another-key' };
const lock = aLock({ expiresAt });
const lockView: LockView = {
  id: lockId,
  body: intent.body,
  currency: 'USD',
  expiresAt,
  checkoutUrl: undefined,
};
const storedLock: StoredLock = { userId: aSession().userId, lock, body: intent.body };
const error = new ApiError('offline', 0);
const purchase = aPurchase();
const begun = { lockId, payment: null, attempts: 1 } as const;

/** At least one sample of each state, all about lock 901. */
export const stateSamples = {
  choosing: choosingState,
  'choosing, refused': { ...choosingState, failure: { error: new ApiError('sold_out', 409), intent } },
  'choosing, unanswered': { ...choosingState, failure: { error, intent } },
  locking: { name: 'locking', intent },
  invalidId: { name: 'invalidId' },
  'reading, pay': { name: 'reading', step: 'pay', lockId, payment: null, isBegun: false },
  'reading, pay, cancelled': { name: 'reading', step: 'pay', lockId, payment: 'cancelled', isBegun: true },
  'reading, confirm': { name: 'reading', step: 'confirm', lockId, payment: null, isBegun: false },
  'reading, confirm, paid': { name: 'reading', step: 'confirm', lockId, payment: 'paid', isBegun: false },
  'reading, confirm, begun': { name: 'reading', step: 'confirm', lockId, payment: 'paid', isBegun: true },
  unreadable: { name: 'unreadable', lockId, error },
  unknown: { name: 'unknown', lockId, hasCancelledCheckout: false },
  held: { name: 'held', lock: lockView, hasCancelledCheckout: false, releaseError: null },
  releasing: { name: 'releasing', lock: lockView },
  'ended, clock': { name: 'ended', lockId, cause: 'clock', basket: intent.basket, refund: null },
  'ended, released': { name: 'ended', lockId, cause: 'released', basket: intent.basket, refund: null },
  notBegun: { name: 'notBegun', lockId, payment: 'paid' },
  readingReceipt: { name: 'readingReceipt', lockId, payment: 'paid', isBegun: false },
  'readingReceipt, begun': { name: 'readingReceipt', lockId, payment: 'paid', isBegun: true },
  confirming: { name: 'confirming', ...begun },
  'confirming, paid': { name: 'confirming', ...begun, payment: 'paid' },
  'confirming, paid, last': { name: 'confirming', ...begun, payment: 'paid', attempts: 13 },
  waiting: { name: 'waiting', ...begun },
  paused: { name: 'paused', lockId, payment: 'paid', error },
  unpaid: { name: 'unpaid', lockId, payment: 'cancelled' },
  missing: { name: 'missing', lockId },
  refused: { name: 'refused', lockId, error: new ApiError('forbidden', 403) },
  done: { name: 'done', lockId, purchase, isNew: true },
} satisfies Record<string, FlowState>;

const createOpenedEvent = (step: 'pay' | 'confirm', id: number): FlowEvent => ({
  type: 'opened',
  location: { step, lockId: id, payment: null, isBegun: false },
});

const createReportEvent = (status: Partial<LockReport> | undefined, id = lockId): FlowEvent => {
  const report: LockReports = {
    status: status && aLockReport({ expiresAt, ...status }),
    stored: null,
    now,
  };
  return { type: 'lockReported', lockId: id, report };
};

/** At least one sample of each event, about lock 901 unless it says otherwise. */
export const eventSamples = {
  'opened choose': { type: 'opened', location: { step: 'choose' } },
  'opened invalid': { type: 'opened', location: { step: 'invalid' } },
  'opened pay': createOpenedEvent('pay', lockId),
  'opened confirm': createOpenedEvent('confirm', lockId),
  'opened pay, other lock': createOpenedEvent('pay', 902),
  basketChanged: { type: 'basketChanged' },
  lockPressed: { type: 'lockPressed', intent: otherIntent },
  releasePressed: { type: 'releasePressed', lock: lockView },
  checkoutPressed: { type: 'checkoutPressed' },
  confirmPressed: { type: 'confirmPressed', isPaid: false },
  retryPressed: { type: 'retryPressed' },
  returned: { type: 'returned' },
  timeUp: { type: 'timeUp' },
  retryDue: { type: 'retryDue' },
  locked: { type: 'locked', lock, intent },
  'locked, other intent': { type: 'locked', lock, intent: otherIntent },
  lockFailed: { type: 'lockFailed', error, intent },
  'lockFailed, other intent': { type: 'lockFailed', error, intent: otherIntent },
  'lockReported held': createReportEvent({}),
  'lockReported held, too late': createReportEvent({ expiresAt: now / 1_000 - 1 }),
  'lockReported over': createReportEvent({ state: 'over' }),
  'lockReported paid': createReportEvent({ state: 'paid' }),
  'lockReported unknown': createReportEvent(undefined),
  'lockReported paid, other lock': createReportEvent({ state: 'paid' }, 902),
  lockUnreadable: { type: 'lockUnreadable', lockId, error, stored: null },
  'lockUnreadable, stored': { type: 'lockUnreadable', lockId, error, stored: storedLock },
  released: { type: 'released', lockId },
  'released, other lock': { type: 'released', lockId: 902 },
  releaseFailed: { type: 'releaseFailed', lockId, error },
  receiptRead: { type: 'receiptRead', lockId, purchase },
  receiptUnreadable: { type: 'receiptUnreadable', lockId },
  confirmed: { type: 'confirmed', lockId, purchase },
  'confirmed, other lock': { type: 'confirmed', lockId: 902, purchase },
  paymentMissing: { type: 'paymentMissing', lockId },
  purchaseMissing: { type: 'purchaseMissing', lockId },
  purchaseRefused: { type: 'purchaseRefused', lockId, error },
  unanswered: { type: 'unanswered', lockId, error },
} satisfies Record<string, FlowEvent>;
