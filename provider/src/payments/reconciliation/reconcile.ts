import type { ServiceContext } from '../../platform/module-context.ts';
import { bookMissingPayments } from '../ledger/ledger-repository.ts';
import type { PaymentRecords, RecordedReturn, RecordedPayment } from '../payment-adapter.ts';
import { describeDifference } from './describe-difference.ts';
import {
  listExcessReturns,
  listForeignReturns,
  listWrongEntries,
  listWrongStandings,
} from './ledger-check-repository.ts';
import type { PaymentCheck } from './reconciliation-repository.ts';
import {
  listWrongPayments,
  listWrongReceipts,
  listWrongStock,
  listPaymentsBetween,
  listPaymentsById,
} from './reconciliation-repository.ts';
import {
  listReturnsBetween,
  listReversibleReturns,
  listUndecidedReturns,
} from '../returns/return-repository.ts';
import type { ReturnRecord } from '../returns/return-repository.ts';
import { recordReturn } from '../returns/record-return.ts';

export interface ReconciliationContext extends ServiceContext {
  /** Null for a payment adapter that keeps no records. */
  records: PaymentRecords | null;
}

/** Seconds that a refund may take before it counts as a difference. */
const graceSeconds = 3_600;

/** Seconds that a refund may take while the payment service is making it. */
const pendingSeconds = 7 * 86_400;

/**
 * Compares payments, refunds, disputes, the ledger, receipts, assets and stock with each other, and with the records of the
 * payment service, in both directions. Records what only the payment service has recorded, and refunds a payment for which nothing
 * was sold. Leaves every other difference to the operator.
 * @param windowSeconds how far back the records of the payment service are compared
 * @returns one sentence for each difference
 */
export async function reconcile(
  { db, clock, records }: ReconciliationContext,
  windowSeconds: number,
): Promise<string[]> {
  const now = clock.nowInSeconds();
  const comparison = records && { db, clock, records, since: now - windowSeconds };
  // Compares with the payment service first, because this may settle payments, which the other checks must include.
  const payments = comparison ? await comparePayments(comparison) : [];
  const returns = comparison ? await compareReturns(comparison) : [];
  const overdueLimits = { since: now - graceSeconds, pendingSince: now - pendingSeconds };
  const differences = [
    ...(await listWrongReceipts(db)).map(describeDifference.receipt),
    ...(await listWrongPayments(db, overdueLimits)).map(describeDifference.payment),
    ...(await listExcessReturns(db)).map(describeDifference.excess),
    ...(await listForeignReturns(db)).map(describeDifference.foreign),
    ...(await listWrongEntries(db)).map(describeDifference.entry),
    ...(await listWrongStandings(db)).map(describeDifference.standing),
    ...(await listWrongStock(db)).map(describeDifference.stock),
    ...payments,
    ...returns,
  ];
  await bookMissingPayments(db, now);
  return differences;
}

/** A comparison with the records of the payment service since an instant, in epoch seconds. */
interface Comparison extends ServiceContext {
  records: PaymentRecords;
  since: number;
}

/** Seconds in which a webhook may still arrive. Until then, a record that we lack is not a difference. */
const webhookSeconds = 600;

/** Maximum seconds for which a session is open. A session may have been opened before the window and paid within it. */
const sessionSeconds = 7_200;

/** Decided refunds and disputes are read again once a day for half a year, with a maximum per comparison. */
const reversalLimits = { days: 180, readSeconds: 86_400, limit: 200 };

/** Compares payments with the records of the payment service, in both directions. Settles what only it has recorded. */
async function comparePayments({ db, records, clock, since }: Comparison): Promise<string[]> {
  const reportedBefore = clock.nowInSeconds() - webhookSeconds;
  const differences: string[] = [];
  const recordedPayments: RecordedPayment[] = [];
  for await (const payment of records.listPayments(since)) recordedPayments.push(payment);
  const comparedIds = new Set(recordedPayments.map(({ id }) => id));
  const storedPayments = await listPaymentsById(db, [...comparedIds]);
  for (const payment of recordedPayments) {
    const ownPayment = storedPayments.get(payment.id);
    if (ownPayment) differences.push(...compareAmounts(payment, ownPayment));
    else {
      const outcome = await records.settlePayment(payment.id);
      if (payment.paidAt < reportedBefore)
        differences.push(describeDifference.unknownPayment(payment, outcome));
    }
  }
  for (const { id, amount } of await listPaymentsBetween(db, since + sessionSeconds, reportedBefore)) {
    if (comparedIds.has(id) || Number(amount) === 0) continue;
    if (!(await records.findPayment(id))) differences.push(describeDifference.missing('payment', id));
  }
  return differences;
}

const compareAmounts = (recorded: RecordedPayment, stored: PaymentCheck) =>
  recorded.amount === stored.amount && recorded.currency === stored.currency
    ? []
    : [describeDifference.otherAmount(recorded, stored)];

/** Compares refunds and disputes, in both directions. Records what only the payment service has recorded. */
async function compareReturns({ db, records, clock, since }: Comparison): Promise<string[]> {
  const now = clock.nowInSeconds();
  const reportedBefore = now - webhookSeconds;
  const differences: string[] = [];
  const comparedIds = new Set<string>();
  const record = async (report: RecordedReturn, readAt: number) => {
    comparedIds.add(report.id);
    try {
      const isChanged = (await recordReturn({ db, clock }, report, readAt)) === 'changed';
      if (isChanged && report.createdAt < reportedBefore)
        differences.push(describeDifference.changedReturn(report));
    } catch (failure) {
      // A row that the database rejects must not keep the others from being compared.
      if (!isRefusedByDatabase(failure)) throw failure;
      differences.push(describeDifference.unrecorded(report, failure.constraint));
    }
  };

  const listedAt = clock.now();
  for await (const report of records.listReturns(since)) await record(report, listedAt);
  // Our records that the list lacks are older than the window, or missing.
  const otherReturns: ReturnRecord[] = [
    ...(await listUndecidedReturns(db)),
    ...(await listReturnsBetween(db, since, reportedBefore)),
    ...(await listReversibleReturns(db, {
      since: now - reversalLimits.days * 86_400,
      readBefore: (now - reversalLimits.readSeconds) * 1_000,
      limit: reversalLimits.limit,
    })),
  ];
  for (const { kind, id } of otherReturns) {
    if (comparedIds.has(id)) continue;
    const readAt = clock.now();
    const report = await records.findReturn(kind, id);
    comparedIds.add(id);
    if (report) await record(report, readAt);
    else differences.push(describeDifference.missing(kind, id));
  }
  return differences;
}

const isRefusedByDatabase = (failure: unknown): failure is Error & { constraint: string } =>
  failure instanceof Error && 'constraint' in failure && typeof failure.constraint === 'string';
