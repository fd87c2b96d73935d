import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import { nowInSeconds } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { PaymentAdapter, RecordedPayment } from '../payment-adapter.ts';
import type { PaymentCheck, ReceiptCheck, StockCheck, Turnover } from './reconciliation-repository.ts';
import {
  listPaymentsById,
  listTurnover,
  listWrongPayments,
  listWrongReceipts,
  listWrongStock,
} from './reconciliation-repository.ts';

export interface Reconciliation {
  turnover: Turnover[];
  /** One sentence for each mismatch. */
  differences: string[];
}

interface Dependencies {
  db: Kysely<Database>;
  clock: Clock;
  adapter: PaymentAdapter;
}

/** A refund may take this long before it counts as a difference. */
const graceSeconds = 3_600;

/** Compares payments, receipts, assets and stock with each other, and payments with the payment service. */
export class ReconciliationService {
  readonly #db: Kysely<Database>;
  readonly #clock: Clock;
  readonly #adapter: PaymentAdapter;

  constructor({ db, clock, adapter }: Dependencies) {
    this.#db = db;
    this.#clock = clock;
    this.#adapter = adapter;
  }

  /** @param windowSeconds how far back the records of the payment service are compared */
  async reconcile(windowSeconds: number): Promise<Reconciliation> {
    const now = nowInSeconds(this.#clock);
    const receipts = await listWrongReceipts(this.#db);
    const payments = await listWrongPayments(this.#db, now - graceSeconds);
    const stock = await listWrongStock(this.#db);
    return {
      turnover: await listTurnover(this.#db),
      differences: [
        ...receipts.map(describeReceipt),
        ...payments.map(describePayment),
        ...stock.map(describeStock),
        ...(await this.#compareWithService(now - windowSeconds)),
      ],
    };
  }

  async #compareWithService(since: number): Promise<string[]> {
    const recorded: RecordedPayment[] = [];
    for await (const payment of this.#adapter.listRecordedPayments(since)) recorded.push(payment);
    const stored = await listPaymentsById(
      this.#db,
      recorded.map(({ id }) => id),
    );
    return recorded.flatMap(({ id, amount, currency }) => {
      const payment = stored.get(id);
      if (!payment)
        return `The payment service took ${amount} ${currency} (${id}), of which we know nothing.`;
      if (payment.amount === amount && payment.currency === currency) return [];
      return `The payment service took ${amount} ${currency} (${id}), we wrote ${payment.amount} ${payment.currency}.`;
    });
  }
}

function describeReceipt(receipt: ReceiptCheck): string {
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

const describePayment = ({ id, lockId, amount, currency, state }: PaymentCheck) =>
  state === 'granted'
    ? `Payment ${id} of ${amount} ${currency} was kept for lock ${lockId}, which has no receipt.`
    : `Payment ${id} of ${amount} ${currency} for lock ${lockId} waits to be given back for too long.`;

const describeStock = ({ cycleId, kind, initial, remaining, taken }: StockCheck) =>
  `Cycle ${cycleId} had ${initial} ${kind}s: ${taken} are sold or held, ${remaining} remain.`;
