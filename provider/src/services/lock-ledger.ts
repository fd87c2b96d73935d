import type { LockBody } from '@emberclutch/shared/contract/spawn';
import type { Kysely } from 'kysely';
import type { Database } from '../database.ts';
import type { KeptAnswer } from '../repositories/idempotency.ts';
import type { KnownOrders, Offer } from '../repositories/lock-orders.ts';
import { readOffer, readOrders } from '../repositories/lock-orders.ts';
import type { HeldStock } from '../repositories/lock.ts';
import { releaseExpiredLocks } from '../repositories/lock.ts';
import { findOpenCycle } from '../repositories/season.ts';
import type { Counts } from '../repositories/stock.ts';
import { lockStockOfOpenCycle } from '../repositories/stock.ts';
import type { VoucherKey } from '../repositories/voucher-key.ts';
import { lockVoucherKeys } from '../repositories/voucher-key.ts';
import { newSecrets } from '../secret.ts';

/** One player's wish to lock a basket. */
export interface LockOrder {
  accountId: string;
  body: LockBody;
  /** Of what the body asks for. */
  bodyHash: string;
  /** Says that a second order is the first one again. */
  idempotencyKey: string | null;
}

/** All that the orders of a batch are decided by. */
export interface Ledger {
  cycle: Offer | undefined;
  stock: Counts;
  /** Of the stock; what was decided by an older one cannot be written. */
  revision: number;
  /** What is left of the stock for the next order. */
  left: Counts;
  /** By account. */
  held: Map<string, HeldStock>;
  /** Answers to the orders' own keys, by account. */
  kept: Map<string, KeptAnswer>;
  voucherKeys: Map<number, VoucherKey>;
  /** Numbers of locks and of checkouts to be, one of each for every order. */
  free: { id: number; checkoutId: string }[];
}

/**
 * Looks at what is needed for orders that are paid by card, and makes nobody wait.
 * @param orders at most one of an account
 * @param now epoch seconds
 */
export async function glanceAtLedger(
  db: Kysely<Database>,
  orders: LockOrder[],
  now: number,
): Promise<Ledger> {
  const { offer: cycle, stock, revision, ...known } = await readOffer(db, orders, now);
  return { cycle, stock, revision, left: stock, voucherKeys: new Map(), ...byAccount(known) };
}

/** Reads all that is needed, and makes everyone else wait who would change it, until this transaction ends. */
export async function openLedger(trx: Kysely<Database>, orders: LockOrder[], now: number): Promise<Ledger> {
  // Whoever holds the stock of a cycle decides alone about everything that is locked in it: other processes wait here.
  const { cycleId, revision, ...stock } = await lockStockOfOpenCycle(trx, now);
  // Looked at only then, for it may have been closed while we waited.
  const open = await findOpenCycle(trx, now);
  const cycle = open?.id === cycleId ? open : undefined;
  // Whatever has run out is returned by the sweeper, but not while somebody is waiting for it.
  const left =
    cycle && isShort(stock, orders) ? plus(stock, await releaseExpiredLocks(trx, cycle.id, now)) : stock;
  const known = await readOrders(trx, cycle?.id ?? null, orders);
  const vouchers = orders.flatMap(({ body }) =>
    body.paymentMethod === 'VOUCHER' ? body.usedGatewayKeyIds : [],
  );
  const voucherKeys = await lockVoucherKeys(trx, vouchers);
  return { cycle, stock, revision, left, voucherKeys, ...byAccount(known) };
}

function byAccount({ held, kept, freeIds }: KnownOrders): Pick<Ledger, 'held' | 'kept' | 'free'> {
  const checkoutIds = newSecrets(freeIds.length);
  return {
    held: new Map(held.map((lock) => [lock.accountId, lock])),
    kept: new Map(kept.map((answer) => [answer.accountId, answer])),
    free: checkoutIds.flatMap((checkoutId, place) => {
      const id = freeIds[place];
      return id === undefined ? [] : [{ id, checkoutId }];
    }),
  };
}

export const countsOf = ({ eggs, keys }: LockBody): Counts => ({ eggs: eggs.count, keys: keys.count });

export const plus = (one: Counts, other: Counts): Counts => ({
  eggs: one.eggs + other.eggs,
  keys: one.keys + other.keys,
});

/** Whether somebody may have to be refused. */
export function isShort(left: Counts, orders: LockOrder[]) {
  const wanted = orders.map(({ body }) => countsOf(body)).reduce(plus, { eggs: 0, keys: 0 });
  return wanted.eggs > left.eggs || wanted.keys > left.keys;
}
