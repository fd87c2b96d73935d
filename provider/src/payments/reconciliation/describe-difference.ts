import type { RecordedReturn, RecordedPayment } from '../payment-adapter.ts';
import type { ExcessReturn, ForeignReturn, LedgerCheck, StandingCheck } from './ledger-check-repository.ts';
import type { PaymentCheck, ReceiptCheck, StockCheck } from './reconciliation-repository.ts';

/** One sentence for operators, for each kind of difference. */
export const describeDifference = {
  receipt(receipt: ReceiptCheck): string {
    const { id, eggs, keys, madeEggs, madeKeys, method, total, currency, paid, paidCurrency, usedKeys } =
      receipt;
    const facts = [`${madeEggs} of ${eggs} eggs and ${madeKeys} of ${keys} keys were created`];
    facts.push(
      method === 'VOUCHER'
        ? `${usedKeys} of ${eggs} keys were used`
        : `${paid === null ? 'none' : `${paid} ${paidCurrency}`} of ${total} ${currency} was paid`,
    );
    return `Receipt ${id}: ${facts.join(', ')}.`;
  },

  payment: ({ id, lockId, amount, currency, state }: PaymentCheck) =>
    state === 'granted'
      ? `Payment ${id} of ${amount} ${currency} was kept for lock ${lockId}, which has no receipt.`
      : `Payment ${id} of ${amount} ${currency} for ${lockId === null ? 'no lock' : `lock ${lockId}`} has waited too long for its refund.`,

  stock: ({ cycleId, kind, initial, remaining, taken }: StockCheck) =>
    `Cycle ${cycleId} had ${initial} ${kind}s: ${taken} are sold or held, ${remaining} remain.`,

  entry({ kind, id, account, amount, bookedAccount, bookedAmount }: LedgerCheck): string {
    const name = `${kind === 'payment' ? 'Payment' : kind === 'refund' ? 'Refund' : 'Dispute'} ${id}`;
    const bookedText =
      bookedAccount === null
        ? 'the ledger does not have it'
        : `the ledger has ${bookedAmount} in ${bookedAccount}`;
    return account === null
      ? `${name}: we have no record of it, ${bookedText}.`
      : `${name}: ${amount} should be in ${account}, ${bookedText}.`;
  },

  excess: ({ id, amount, returned, currency }: ExcessReturn) =>
    `Payment ${id} of ${amount} ${currency} was returned more than once: ${returned} ${currency}.`,

  foreign: ({ kind, id, amount, currency, paymentId, paid, paidCurrency }: ForeignReturn) =>
    `The ${kind} ${id} returned ${amount} ${currency}, and payment ${paymentId} was of ${paid} ${paidCurrency}: it is not counted as part of it.`,

  standing: ({ id, standing, expected, assets, frozen, withdrawn }: StandingCheck) =>
    `Receipt ${id} is ${standing} and should be ${expected}: of its ${assets} assets ${frozen} are frozen, ${withdrawn} withdrawn.`,

  unknownPayment: ({ id, amount, currency }: RecordedPayment, outcome: 'granted' | 'refunding' | null) =>
    `The payment service took ${amount} ${currency} (${id}), and we had no record of it: ${outcomes[outcome ?? 'none']}`,

  otherAmount: (recorded: RecordedPayment, stored: PaymentCheck) =>
    `The payment service took ${recorded.amount} ${recorded.currency} (${recorded.id}), we recorded ${stored.amount} ${stored.currency}.`,

  missing: (kind: 'payment' | 'refund' | 'dispute', id: string) =>
    `We have a ${kind} ${id}, and the payment service has no record of it.`,

  changedReturn: ({ kind, id, amount, currency, state }: RecordedReturn) =>
    `The ${kind} ${id} of ${amount} ${currency} is ${state} at the payment service, and we had not recorded that: recorded now.`,

  unrecorded: ({ kind, id, amount, currency, state }: RecordedReturn, constraint: string) =>
    `The ${kind} ${id} of ${amount} ${currency} is ${state} at the payment service, and the database refuses to record that: ${constraint}.`,
};

const outcomes = {
  granted: 'granted now.',
  refunding: 'it is refunded.',
  none: 'nothing was done.',
};
