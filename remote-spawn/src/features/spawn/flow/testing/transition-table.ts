import type { eventSamples, stateSamples } from './flow-samples.ts';

type Row = Partial<Record<keyof typeof eventSamples, string>>;

/** The responses to writes, which every state records. */
const recorded: Row = {
  locked: 'same keepLock refreshOffer',
  'locked, other intent': 'same keepLock refreshOffer',
  lockFailed: 'same refreshOffer',
  'lockFailed, other intent': 'same refreshOffer',
  released: 'same dropLock refreshOffer',
  'released, other lock': 'same dropLock refreshOffer',
  confirmed: 'same settlePurchase',
  'confirmed, other lock': 'same settlePurchase',
};

/** Navigation from any step, by the opened URL. */
const opened: Row = {
  'opened choose': 'choosing',
  'opened invalid': 'invalidId',
  'opened pay': 'reading readLock',
  'opened confirm': 'reading readLock',
  'opened pay, other lock': 'reading readLock',
};
const onChoose = without({ ...recorded, ...opened }, 'opened choose');
const onPay = { ...without({ ...recorded, ...opened }, 'opened pay'), confirmed: 'done settlePurchase goTo' };
const onConfirm = {
  ...without({ ...recorded, ...opened }, 'opened confirm'),
  confirmed: 'done settlePurchase',
};

const choosing: Row = {
  ...onChoose,
  lockPressed: 'locking sendLock',
  releasePressed: 'choosing sendRelease',
  releaseFailed: 'choosing',
  returned: 'same refreshOffer',
};
const pressConfirm: Row = { confirmPressed: 'confirming beginPurchase sendConfirm goTo' };
const asksAgain: Row = { returned: 'same readLock' };
const reported: Row = {
  'lockReported held': 'held',
  'lockReported held, too late': 'ended',
  'lockReported over': 'ended',
  'lockReported paid': 'readingReceipt readReceipt goTo',
};
const readingForPay: Row = {
  ...onPay,
  ...reported,
  'lockReported unknown': 'unknown',
  lockUnreadable: 'unreadable',
  'lockUnreadable, stored': 'held',
};
const ended: Row = { ...onPay, ...pressConfirm, ...asksAgain, ...reported };
const confirming: Row = {
  ...onConfirm,
  paymentMissing: 'unpaid',
  purchaseMissing: 'missing abandonPurchase',
  purchaseRefused: 'refused abandonPurchase',
  unanswered: 'paused',
};

const notRequested: Row = {
  ...onConfirm,
  ...asksAgain,
  confirmPressed: 'confirming beginPurchase sendConfirm',
  'lockReported paid': 'readingReceipt readReceipt',
};

/** All reports of a lock that is not paid. */
const reportedUnpaid = (result: string): Row => ({
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
export const transitionTable: Record<keyof typeof stateSamples, Row> = {
  choosing,
  'choosing, refused': { ...choosing, basketChanged: 'choosing' },
  'choosing, unanswered': { ...choosing, basketChanged: 'choosing' },
  locking: {
    ...onChoose,
    locked: 'held keepLock refreshOffer goTo',
    lockFailed: 'choosing refreshOffer',
  },
  invalidId: without({ ...recorded, ...opened }, 'opened invalid'),
  'reading, pay': readingForPay,
  'reading, pay, cancelled': readingForPay,
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
    ...reportedUnpaid('notBegun'),
    'lockReported paid': 'readingReceipt readReceipt',
  },
  'reading, confirm, begun': {
    ...onConfirm,
    ...reportedUnpaid('confirming sendConfirm'),
    'lockReported paid': 'readingReceipt readReceipt',
  },
  unreadable: { ...onPay, retryPressed: 'reading readLock', returned: 'reading readLock' },
  unknown: { ...onPay, ...pressConfirm, ...asksAgain, ...reported },
  held: {
    ...onPay,
    ...pressConfirm,
    ...asksAgain,
    ...reported,
    releasePressed: 'releasing sendRelease',
    checkoutPressed: 'same beginPurchase',
    released: 'choosing goTo dropLock refreshOffer',
    timeUp: 'ended readLock',
  },
  releasing: {
    ...onPay,
    released: 'choosing goTo dropLock refreshOffer',
    releaseFailed: 'held',
    timeUp: 'ended readLock',
  },
  'ended, clock': ended,
  'ended, released': ended,
  notBegun: notRequested,
  paused: notRequested,
  readingReceipt: { ...onConfirm, receiptRead: 'done', receiptUnreadable: 'notBegun' },
  'readingReceipt, begun': {
    ...onConfirm,
    receiptRead: 'done settlePurchase',
    receiptUnreadable: 'confirming sendConfirm',
  },
  confirming,
  'confirming, paid': { ...confirming, paymentMissing: 'waiting wait' },
  'confirming, paid, last': { ...confirming, paymentMissing: 'paused' },
  waiting: { ...onConfirm, waited: 'confirming sendConfirm', returned: 'confirming sendConfirm' },
  unpaid: {
    ...onConfirm,
    returned: 'confirming sendConfirm',
    confirmPressed: 'confirming sendConfirm',
  },
  missing: onConfirm,
  refused: onConfirm,
  done: { ...onConfirm, confirmed: 'same settlePurchase' },
};

function without(row: Row, event: keyof Row): Row {
  const { [event]: _left, ...rest } = row;
  return rest;
}
