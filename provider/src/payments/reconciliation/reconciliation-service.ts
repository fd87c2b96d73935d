import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import { nowInSeconds } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { bookMissingPayments } from '../ledger/missing-entries-repository.ts';
import type { PaymentRecords } from '../payment-records.ts';
import { compareWithService } from './compare-with-service.ts';
import { describeDifference } from './describe-difference.ts';
import {
  listExcessReturns,
  listForeignReturns,
  listWrongEntries,
  listWrongStandings,
} from './ledger-check-repository.ts';
import type { Turnover } from './reconciliation-repository.ts';
import {
  listTurnover,
  listWrongPayments,
  listWrongReceipts,
  listWrongStock,
} from './reconciliation-repository.ts';

export interface Reconciliation {
  turnover: Turnover[];
  /** One sentence for each mismatch. */
  differences: string[];
  /** One sentence for each payment of the last minutes that was granted or is refunded. It does not count as a mismatch. */
  settled: string[];
}

interface Dependencies {
  db: Kysely<Database>;
  clock: Clock;
  /** Null for a payment adapter that keeps no records. */
  records: PaymentRecords | null;
}

/** A refund may take this long before it counts as a difference. */
const graceSeconds = 3_600;

/** A refund that the payment service is making may take this long. */
const pendingSeconds = 7 * 86_400;

/**
 * Compares payments, refunds, disputes, the ledger, receipts, assets and stock with each other, and with what the
 * payment service has recorded, both ways. It records what only the payment service knows, and refunds such a payment
 * if nothing was sold for it. It leaves every other difference to the operator.
 */
export class ReconciliationService {
  readonly #db: Kysely<Database>;
  readonly #clock: Clock;
  readonly #records: PaymentRecords | null;

  constructor({ db, clock, records }: Dependencies) {
    this.#db = db;
    this.#clock = clock;
    this.#records = records;
  }

  /** @param windowSeconds how far back the records of the payment service are compared */
  async reconcile(windowSeconds: number): Promise<Reconciliation> {
    const now = nowInSeconds(this.#clock);
    // First, because it may settle payments, which the other checks have to see.
    const ofService = this.#records
      ? await compareWithService({
          db: this.#db,
          records: this.#records,
          clock: this.#clock,
          since: now - windowSeconds,
        })
      : { differences: [], settled: [] };
    const overdue = { since: now - graceSeconds, pendingSince: now - pendingSeconds };
    const receipts = await listWrongReceipts(this.#db);
    const payments = await listWrongPayments(this.#db, overdue);
    const excess = await listExcessReturns(this.#db);
    const foreign = await listForeignReturns(this.#db);
    const entries = await listWrongEntries(this.#db);
    await bookMissingPayments(this.#db, now);
    const standings = await listWrongStandings(this.#db);
    const stock = await listWrongStock(this.#db);
    return {
      turnover: await listTurnover(this.#db),
      differences: [
        ...receipts.map(describeDifference.receipt),
        ...payments.map(describeDifference.payment),
        ...excess.map(describeDifference.excess),
        ...foreign.map(describeDifference.foreign),
        ...entries.map(describeDifference.entry),
        ...standings.map(describeDifference.standing),
        ...stock.map(describeDifference.stock),
        ...ofService.differences,
      ],
      settled: ofService.settled,
    };
  }
}
