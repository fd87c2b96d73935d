import type { Database } from '../../platform/database/database.ts';
import type { ServiceContext } from '../../platform/module-context.ts';
import { setPurchaseStanding } from '../../spawn/purchases/set-purchase-standing.ts';
import { book } from '../ledger/ledger-repository.ts';
import type { LedgerAccount } from '../ledger/ledger-repository.ts';
import type { RecordedReturn } from '../payment-adapter.ts';
import { lockPaymentOfIntent, setRefundState } from '../payment-repository.ts';
import type { PaymentRecord } from '../payment-repository.ts';
import { findReturn, saveReturn, summarizeReturns } from './return-repository.ts';
import type { ReturnRecord } from './return-repository.ts';

/**
 * Records the state of a refund or dispute, and freezes, releases or withdraws the assets of the purchase accordingly. Reports may
 * come repeatedly, late and in any order. The newest read wins; if two reads began at the same time, the later state wins. A decided
 * refund never becomes pending again.
 * @param readAt when the payment service was queried for the state, in epoch milliseconds
 * @returns the effect; `unknown` if the report belongs to none of our payments
 */
export function recordReturn(
  { db, clock }: ServiceContext,
  report: RecordedReturn,
  readAt: number,
): Promise<'unknown' | 'unchanged' | 'changed'> {
  const now = clock.nowInSeconds();
  return db.transaction().execute(async (trx) => {
    // The row lock of the payment serializes its reports.
    const payment = await lockPaymentOfIntent(trx, report.intent);
    if (!payment) return 'unknown';
    const storedReturn = await findReturn(trx, report.id);
    if (storedReturn && isOutdated(report, readAt, storedReturn)) return 'unchanged';
    await saveReturn(trx, report, { paymentId: payment.id, readAt });
    if (storedReturn?.state === report.state) return 'unchanged';

    const origin = payment.state === 'granted' ? 'sales' : 'owed';
    const { id, kind, amount, currency } = report;
    const from = storedReturn ? toLedgerAccount(storedReturn.state, origin) : origin;
    const to = toLedgerAccount(report.state, origin);
    await book(trx, { paymentId: payment.id, amount, currency, from, to, cause: { id, kind } }, now);
    await updateRefundOrStanding(trx, payment, now);
    return 'changed';
  });
}

/** The order of states: a refund may fail after it has succeeded, and a lost dispute may be won by an appeal. */
const stateOrder: RecordedReturn['state'][] = [
  'pending',
  'succeeded',
  'failed',
  'inquiry',
  'open',
  'lost',
  'won',
];

/** Whether a report is older than the stored state. */
function isOutdated({ state }: RecordedReturn, readAt: number, storedReturn: ReturnRecord): boolean {
  if (state === 'pending' || storedReturn.readAt > readAt) return true;
  return storedReturn.readAt === readAt && stateOrder.indexOf(state) < stateOrder.indexOf(storedReturn.state);
}

/** @returns the ledger account that holds the money of a refund or dispute @param origin the account that held it before */
function toLedgerAccount(state: RecordedReturn['state'], origin: LedgerAccount): LedgerAccount {
  switch (state) {
    case 'pending':
    case 'failed':
    case 'inquiry':
    case 'won':
      return origin;
    case 'open':
      return 'disputed';
    case 'succeeded':
    case 'lost':
      return 'buyer';
  }
}

/**
 * Updates a due refund, which counts as made once the buyer has the whole amount back; or else the standing of a granted purchase.
 * Its assets are frozen during a dispute, and withdrawn after a lost dispute or a full refund. A partial refund does not affect them.
 */
async function updateRefundOrStanding(trx: Database, payment: PaymentRecord, now: number): Promise<void> {
  const { isReturned, isDisputeLost, isDisputed } = await summarizeReturns(trx, payment.id);
  if (payment.state !== 'granted') {
    await setRefundState(trx, payment.id, isReturned ? 'refunded' : 'refunding', now);
    return;
  }
  if (payment.lockId === null) return;
  const standing = isReturned || isDisputeLost ? 'withdrawn' : isDisputed ? 'frozen' : 'good';
  await setPurchaseStanding(trx, { purchaseId: payment.lockId, standing }, now);
}
