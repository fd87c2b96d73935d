import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Payments, TakenPayment } from '../payments.ts';
import type { ReceiptCheck, Turnover } from './reconciliation-repository.ts';
import {
  listKnownPayments,
  listTurnover,
  listWrongPayments,
  listWrongReceipts,
  listWrongStock,
} from './reconciliation-repository.ts';

export interface Reconciliation {
  turnover: Turnover[];
  /** What does not agree, a sentence each. */
  differences: string[];
}

/** Giving money back may take an hour before it is worth a look. */
const graceSeconds = 3_600;

/**
 * Compares money with eggs: payments with receipts, receipts with the assets that were made and the keys that were used,
 * the stock with what was taken from it, and our books with those of the payment service.
 * @param since how far back the payment service is asked, epoch seconds
 */
export async function reconcile(
  db: Kysely<Database>,
  payments: Payments,
  now: number,
  since: number,
): Promise<Reconciliation> {
  const receipts = await listWrongReceipts(db);
  const wrongPayments = await listWrongPayments(db, now - graceSeconds);
  const wrongStock = await listWrongStock(db);
  return {
    turnover: await listTurnover(db),
    differences: [
      ...receipts.map(faultOfReceipt),
      ...wrongPayments.map(({ id, lockId, amount, currency, state }) =>
        state === 'granted'
          ? `Payment ${id} of ${amount} ${currency} was kept for lock ${lockId}, which has no receipt.`
          : `Payment ${id} of ${amount} ${currency} for lock ${lockId} waits to be given back for too long.`,
      ),
      ...wrongStock.map(
        ({ cycleId, kind, initial, remaining, taken }) =>
          `Cycle ${cycleId} had ${initial} ${kind}s: ${taken} are sold or held, ${remaining} remain.`,
      ),
      ...(await compareWithService(db, payments, since)),
    ],
  };
}

function faultOfReceipt(receipt: ReceiptCheck): string {
  const { id, eggs, keys, madeEggs, madeKeys, method, total, currency, paid, paidCurrency, usedKeys } =
    receipt;
  const facts = [`${madeEggs} of ${eggs} eggs and ${madeKeys} of ${keys} keys were made`];
  facts.push(
    method === 'VOUCHER'
      ? `${usedKeys} of ${eggs} keys were used`
      : `${paid === null ? 'nothing' : `${paid} ${paidCurrency}`} of ${total} ${currency} was paid`,
  );
  return `Receipt ${id}: ${facts.join(', ')}.`;
}

async function compareWithService(
  db: Kysely<Database>,
  payments: Payments,
  since: number,
): Promise<string[]> {
  const taken: TakenPayment[] = [];
  for await (const payment of payments.listTaken(since)) taken.push(payment);
  const known = await listKnownPayments(
    db,
    taken.map(({ id }) => id),
  );
  return taken.flatMap(({ id, amount, currency }) => {
    const ours = known.get(id);
    if (!ours) return `The payment service took ${amount} ${currency} (${id}), of which we know nothing.`;
    if (ours.amount === amount && ours.currency === currency) return [];
    return `The payment service took ${amount} ${currency} (${id}), we wrote ${ours.amount} ${ours.currency}.`;
  });
}
