import type { eventSamples, stateSamples } from './flow-samples.ts';

type TransitionRow = Partial<Record<keyof typeof eventSamples, string>>;

/** The responses to writes, which every state records. */
const recordedResponses: TransitionRow = {
  locked: 'same saveLock refreshOffer',
  'locked, other intent': 'same saveLock refreshOffer',
  lockFailed: 'same refreshOffer',
  'lockFailed, other intent': 'same refreshOffer',
  released: 'same removeLock refreshOffer',
  'released, other lock': 'same removeLock refreshOffer',
  confirmed: 'same settlePurchase',
  'confirmed, other lock': 'same settlePurchase',
};

/** Navigation from any step, by the opened URL. */
const openedRows: TransitionRow = {
  'opened choose': 'choosing',
  'opened invalid': 'invalidId',
  'opened pay': 'reading readLock',
  'opened confirm': 'reading readLock',
  'opened pay, other lock': 'reading readLock',
};
const onChoose = omitEvent({ ...recordedResponses, ...openedRows }, 'opened choose');
const onPay = {
  ...omitEvent({ ...recordedResponses, ...openedRows }, 'opened pay'),
  confirmed: 'done settlePurchase goTo',
};
const onConfirm = {
  ...omitEvent({ ...recordedResponses, ...openedRows }, 'opened confirm'),
  confirmed: 'done settlePurchase',
};

const choosingRow: TransitionRow = {
  ...onChoose,
  lockPressed: 'locking sendLock',
  releasePressed: 'choosing sendRelease',
  releaseFailed: 'choosing',
  returned: 'same refreshOffer',
};
const confirmRow: TransitionRow = { confirmPressed: 'confirming beginPurchase sendConfirmation goTo' };
const rereadRow: TransitionRow = { returned: 'same readLock' };
const reportedRows: TransitionRow = {
  'lockReported held': 'held',
  'lockReported held, too late': 'ended',
  'lockReported over': 'ended',
  'lockReported paid': 'readingReceipt readReceipt goTo',
};
const readingForPayRow: TransitionRow = {
  ...onPay,
  ...reportedRows,
  'lockReported unknown': 'unknown',
  lockUnreadable: 'unreadable',
  'lockUnreadable, stored': 'held',
};
const endedRow: TransitionRow = { ...onPay, ...confirmRow, ...rereadRow, ...reportedRows };
const confirmingRow: TransitionRow = {
  ...onConfirm,
  paymentMissing: 'unpaid',
  purchaseMissing: 'missing abandonPurchase',
  purchaseRefused: 'refused abandonPurchase',
  unanswered: 'paused',
};

const idleRow: TransitionRow = {
  ...onConfirm,
  ...rereadRow,
  confirmPressed: 'confirming beginPurchase sendConfirmation',
  'lockReported paid': 'readingReceipt readReceipt',
};

/** All reports of a lock that is not paid. */
const createUnpaidReports = (result: string): TransitionRow => ({
  'lockReported held': result,
  'lockReported held, too late': result,
  'lockReported over': result,
  'lockReported unknown': result,
  lockUnreadable: result,
  'lockUnreadable, stored': result,
});

/**
 * The effect of each event in each state: the next state (or `same`) and the effects. An event that is not listed changes nothing
 * and has no effects.
 */
export const transitionTable: Record<keyof typeof stateSamples, TransitionRow> = {
  choosing: choosingRow,
  'choosing, refused': { ...choosingRow, basketChanged: 'choosing' },
  'choosing, unanswered': { ...choosingRow, basketChanged: 'choosing' },
  locking: {
    ...onChoose,
    locked: 'held saveLock refreshOffer goTo',
    lockFailed: 'choosing refreshOffer',
  },
  invalidId: omitEvent({ ...recordedResponses, ...openedRows }, 'opened invalid'),
  'reading, pay': readingForPayRow,
  'reading, pay, cancelled': readingForPayRow,
  'reading, confirm': {
    ...onConfirm,
    'lockReported held': 'held goTo',
    'lockReported held, too late': 'ended goTo',
    'lockReported over': 'ended goTo',
    'lockReported paid': 'readingReceipt readReceipt',
    'lockReported unknown': 'notBegun',
    lockUnreadable: 'notBegun',
    'lockUnreadable, stored': 'notBegun',
  },
  'reading, confirm, paid': {
    ...onConfirm,
    ...createUnpaidReports('notBegun'),
    'lockReported paid': 'readingReceipt readReceipt',
  },
  'reading, confirm, begun': {
    ...onConfirm,
    ...createUnpaidReports('confirming sendConfirmation'),
    'lockReported paid': 'readingReceipt readReceipt',
  },
  unreadable: { ...onPay, retryPressed: 'reading readLock', returned: 'reading readLock' },
  unknown: { ...onPay, ...confirmRow, ...rereadRow, ...reportedRows },
  held: {
    ...onPay,
    ...confirmRow,
    ...rereadRow,
    ...reportedRows,
    releasePressed: 'releasing sendRelease',
    checkoutPressed: 'same beginPurchase',
    released: 'choosing goTo removeLock refreshOffer',
    timeUp: 'ended readLock',
  },
  releasing: {
    ...onPay,
    released: 'choosing goTo removeLock refreshOffer',
    releaseFailed: 'held',
    timeUp: 'ended readLock',
  },
  'ended, clock': endedRow,
  'ended, released': endedRow,
  notBegun: idleRow,
  paused: idleRow,
  readingReceipt: { ...onConfirm, receiptRead: 'done', receiptUnreadable: 'notBegun' },
  'readingReceipt, begun': {
    ...onConfirm,
    receiptRead: 'done settlePurchase',
    receiptUnreadable: 'confirming sendConfirmation',
  },
  confirming: confirmingRow,
  'confirming, paid': { ...confirmingRow, paymentMissing: 'waiting wait' },
  'confirming, paid, last': { ...confirmingRow, paymentMissing: 'paused' },
  waiting: { ...onConfirm, retryDue: 'confirming sendConfirmation', returned: 'confirming sendConfirmation' },
  unpaid: {
    ...onConfirm,
    returned: 'confirming sendConfirmation',
    confirmPressed: 'confirming sendConfirmation',
  },
  missing: onConfirm,
  refused: onConfirm,
  done: { ...onConfirm, confirmed: 'same settlePurchase' },
};

function omitEvent(row: TransitionRow, event: keyof TransitionRow): TransitionRow {
  const { [event]: _omitted, ...rest } = row;
  return rest;
}
