import type { RecordedReversal, RecordedPayment } from '../payment-records.ts';
import type { ExcessReturn, ForeignReturn, LedgerCheck, StandingCheck } from './ledger-check-repository.ts';
import type { PaymentCheck, ReceiptCheck, StockCheck } from './reconciliation-repository.ts';

function describeReceipt(receipt: ReceiptCheck): string {
  const { id, eggs, keys, madeEggs, madeKeys, method, total, currency, paid, paidCurrency, usedKeys } =
    receipt;
  const facts = [`${madeEggs} of ${eggs} eggs and ${madeKeys} of ${keys} keys were created`];
  facts.push(
    method === 'VOUCHER'
      ? `${usedKeys} of ${eggs} keys were used`
      : `${paid === null ? 'nothing' : `${paid} ${paidCurrency}`} of ${total} ${currency} was paid`,
  );
  return `Receipt ${id}: ${facts.join(', ')}.`;
}

const describePayment = ({ id, lockId, amount, currency, state }: PaymentCheck) =>
  state === 'granted'
    ? `Payment ${id} of ${amount} ${currency} was kept for lock ${lockId}, which has no receipt.`
    : `Payment ${id} of ${amount} ${currency} for ${lockId === null ? 'no lock' : `lock ${lockId}`} has waited too long for its refund.`;

const describeStock = ({ cycleId, kind, initial, remaining, taken }: StockCheck) =>
  `Cycle ${cycleId} had ${initial} ${kind}s: ${taken} are sold or held, ${remaining} remain.`;

function describeEntry({ kind, id, place, amount, bookedPlace, bookedAmount }: LedgerCheck): string {
  const name = `${kind === 'payment' ? 'Payment' : kind === 'refund' ? 'Refund' : 'Dispute'} ${id}`;
  const booked =
    bookedPlace === null ? 'the ledger does not have it' : `the ledger has ${bookedAmount} in ${bookedPlace}`;
  return place === null
    ? `${name}: we have no record of it, ${booked}.`
    : `${name}: ${amount} should be in ${place}, ${booked}.`;
}

const describeExcess = ({ id, amount, returned, currency }: ExcessReturn) =>
  `Payment ${id} of ${amount} ${currency} was returned more than once: ${returned} ${currency}.`;

const describeForeign = ({ kind, id, amount, currency, paymentId, paid, paidCurrency }: ForeignReturn) =>
  `The ${kind} ${id} returned ${amount} ${currency}, and payment ${paymentId} was of ${paid} ${paidCurrency}: it is not counted as part of it.`;

const describeStanding = ({ id, standing, expected, assets, frozen, withdrawn }: StandingCheck) =>
  `Receipt ${id} is ${standing} and should be ${expected}: of its ${assets} assets ${frozen} are frozen, ${withdrawn} withdrawn.`;

const describeUnknownPayment = (
  { id, amount, currency }: RecordedPayment,
  outcome: 'granted' | 'refunding' | null,
) =>
  `The payment service took ${amount} ${currency} (${id}), and we had no record of it: ${outcomes[outcome ?? 'none']}`;

const describeNewPayment = ({ id, amount, currency }: RecordedPayment, outcome: 'granted' | 'refunding') =>
  `The payment service took ${amount} ${currency} (${id}) in the last ten minutes, and its webhook may be on its way: ${outcomes[outcome]}`;

const outcomes = {
  granted: 'granted now.',
  refunding: 'it is refunded.',
  none: 'nothing was done.',
};

const describeOtherAmount = (recorded: RecordedPayment, stored: PaymentCheck) =>
  `The payment service took ${recorded.amount} ${recorded.currency} (${recorded.id}), we recorded ${stored.amount} ${stored.currency}.`;

const describeMissing = (kind: 'payment' | 'refund' | 'dispute', id: string) =>
  `We have a ${kind} ${id}, and the payment service has no record of it.`;

const describeReturn = ({ kind, id, amount, currency, state }: RecordedReversal) =>
  `The ${kind} ${id} of ${amount} ${currency} is ${state} at the payment service, and we had not recorded that: recorded now.`;

const describeUnrecorded = ({ kind, id, amount, currency, state }: RecordedReversal, constraint: string) =>
  `The ${kind} ${id} of ${amount} ${currency} is ${state} at the payment service, and the database refuses to record that: ${constraint}.`;

const describeVersion = (version: string) =>
  `The payment service answers in version ${version} of its API, which is not ours.`;

/** One sentence for operators, for each kind of difference. */
export const describeDifference = {
  receipt: describeReceipt,
  payment: describePayment,
  stock: describeStock,
  entry: describeEntry,
  excess: describeExcess,
  foreign: describeForeign,
  standing: describeStanding,
  unknownPayment: describeUnknownPayment,
  newPayment: describeNewPayment,
  otherAmount: describeOtherAmount,
  missing: describeMissing,
  changedReturn: describeReturn,
  unrecorded: describeUnrecorded,
  version: describeVersion,
};
