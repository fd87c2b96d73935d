import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { findOpenCycle } from '../../seasons/season-repository.ts';
import type { StockCounts } from '../../seasons/stock-counts.ts';
import { addCounts, noStock } from '../../seasons/stock-counts.ts';
import { lockStockOfOpenCycle } from '../../seasons/stock-repository.ts';
import { countBought } from './bought-counts-repository.ts';
import type { VoucherKey } from '../vouchers/voucher-key-repository.ts';
import { lockVoucherKeys } from '../vouchers/voucher-key-repository.ts';
import { findUnpaidHolds } from './hold-limit-repository.ts';
import type { UnpaidHolds } from './hold-rules.ts';
import { loadIdempotencyRecords } from './load-idempotency-records.ts';
import type { IdempotencyRecord } from './idempotency-repository.ts';
import type { Offer } from './lock-batch-repository.ts';
import { findHeldLocks } from './lock-batch-repository.ts';
import type { LockRecord } from './lock-record.ts';
import { releaseExpiredLocks } from './lock-repository.ts';
import type { LockRequest } from './lock-request.ts';
import { exceedStock } from './lock-request.ts';
import { hasAccountLimits } from './lock-rules.ts';

/** The locked state by which the transactional strategy decides a batch; decisions update `left` and `returned`. */
export interface BatchState {
  /** Undefined where no cycle is open. */
  offer: Offer | undefined;
  /** Stock that is left for the next request. */
  left: StockCounts;
  /** Stock of released locks that is not written back yet. */
  returned: StockCounts;
  /** Locks by account. */
  heldLocks: Map<string, LockRecord>;
  /** Purchases in the cycle by account; read only where the cycle has limits for accounts. */
  bought: Map<string, StockCounts>;
  /** Unpaid holds in the cycle by account. */
  unpaidHolds: Map<string, UnpaidHolds>;
  /** Records by account. */
  idempotencyRecords: Map<string, IdempotencyRecord>;
  /** Keys by id. */
  voucherKeys: Map<number, VoucherKey>;
}

/**
 * Reads the state of a batch and locks its rows until the transaction ends.
 * @param requests at most one of an account
 * @param now epoch seconds
 */
export async function loadBatchState(
  trx: Kysely<Database>,
  requests: LockRequest[],
  now: number,
): Promise<BatchState> {
  // The stock rows of a cycle serialize all of its locks: other processes wait here.
  const { cycleId, revision, ...stock } = await lockStockOfOpenCycle(trx, now);
  // Read after the row locks are granted, because the cycle may have been closed while this transaction waited for them.
  const open = await findOpenCycle(trx, now);
  const offer = open?.id === cycleId && open ? { terms: open, revision, left: stock } : undefined;
  // The maintenance job returns expired stock, but not soon enough for a request that is waiting for it.
  const returned =
    offer && exceedStock(requests, stock) ? await releaseExpiredLocks(trx, offer.terms.id, now) : noStock;
  const accountIds = requests.map(({ accountId }) => accountId);
  const heldLocks = offer ? await findHeldLocks(trx, offer.terms.id, accountIds) : [];
  const voucherKeyIds = requests.flatMap(({ body }) =>
    body.paymentMethod === 'VOUCHER' ? body.usedGatewayKeyIds : [],
  );
  return {
    offer,
    left: addCounts(stock, returned),
    returned,
    heldLocks: new Map(heldLocks.map((lock) => [lock.accountId, lock])),
    bought:
      offer && hasAccountLimits(offer.terms)
        ? await countBought(trx, offer.terms.id, accountIds)
        : new Map<string, StockCounts>(),
    unpaidHolds: offer
      ? await findUnpaidHolds(trx, offer.terms.id, accountIds)
      : new Map<string, UnpaidHolds>(),
    idempotencyRecords: await loadIdempotencyRecords(trx, requests),
    voucherKeys: await lockVoucherKeys(trx, voucherKeyIds),
  };
}
