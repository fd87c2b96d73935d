import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { IdempotencyRecord } from './idempotency-repository.ts';
import type { Offer } from './lock-batch-repository.ts';
import { findHeld } from './lock-batch-repository.ts';
import type { HeldStock } from './lock-repository.ts';
import { releaseExpiredLocks } from './lock-repository.ts';
import { findOpenCycle } from '../../seasons/season-repository.ts';
import type { Counts } from '../../seasons/stock-repository.ts';
import { lockStockOfOpenCycle } from '../../seasons/stock-repository.ts';
import type { VoucherKey } from '../vouchers/voucher-key-repository.ts';
import { lockVoucherKeys } from '../vouchers/voucher-key-repository.ts';
import { loadIdempotencyRecords } from './replay.ts';
import type { LockRequest } from './lock-request.ts';
import { isShort, nothing, plus } from './lock-request.ts';

/** All that the orders of a batch are decided by. */
export interface BatchState {
  /** None where no cycle is open. */
  offer: Offer | undefined;
  /** What is left of the stock for the next order. */
  left: Counts;
  /** What goes back to the stock and is not written yet. */
  returned: Counts;
  /** By account. */
  held: Map<string, HeldStock>;
  /** What came of the orders' own keys, by account. */
  kept: Map<string, IdempotencyRecord>;
  voucherKeys: Map<number, VoucherKey>;
}

/**
 * Reads all that is needed, and makes everyone else wait who would change it, until this transaction ends.
 * @param orders at most one of an account
 * @param now epoch seconds
 */
export async function loadBatchState(
  trx: Kysely<Database>,
  orders: LockRequest[],
  now: number,
): Promise<BatchState> {
  // Whoever holds the stock of a cycle decides alone about everything that is locked in it: other processes wait here.
  const { cycleId, revision, ...stock } = await lockStockOfOpenCycle(trx, now);
  // Looked at only then, for it may have been closed while we waited.
  const open = await findOpenCycle(trx, now);
  const offer = open?.id === cycleId && open ? { terms: open, revision, left: stock } : undefined;
  // Whatever has run out is returned by the sweeper, but not while somebody is waiting for it.
  const returned =
    offer && isShort(stock, orders) ? await releaseExpiredLocks(trx, offer.terms.id, now) : nothing;
  const accountIds = orders.map(({ accountId }) => accountId);
  const held = offer ? await findHeld(trx, offer.terms.id, accountIds) : [];
  const vouchers = orders.flatMap(({ body }) =>
    body.paymentMethod === 'VOUCHER' ? body.usedGatewayKeyIds : [],
  );
  return {
    offer,
    left: plus(stock, returned),
    returned,
    held: new Map(held.map((lock) => [lock.accountId, lock])),
    kept: await loadIdempotencyRecords(trx, orders),
    voucherKeys: await lockVoucherKeys(trx, vouchers),
  };
}
