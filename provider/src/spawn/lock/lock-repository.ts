import type { PaymentMethod } from '@emberclutch/shared/contract/spawn';
import type { ExpressionBuilder, Kysely, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { areEqual } from '../../platform/secret.ts';
import type { LockTable } from '../../platform/database/tables/world.ts';
import { textArrayParam } from '../../platform/database/text-array-param.ts';
import type { Counts } from '../../seasons/stock-repository.ts';

/** Eggs and keys that are held for one account until they are paid, given back or run out. */
export interface HeldStock extends Counts {
  id: number;
  accountId: string;
  cycleId: number;
  eggFee: string;
  keyFee: string;
  total: string;
  currency: string;
  method: PaymentMethod;
  state: LockTable['state'];
  bodyHash: string;
  expiresAt: number;
  releasedAt: number | null;
  /** Where a card pays for it; null where keys do. */
  checkoutId: string | null;
}

/** One lock, whoever's it is: for whoever came to pay it, and knows no more than its checkout. */
export async function findLockOfCheckout(
  db: Kysely<Database>,
  checkoutId: string,
): Promise<HeldStock | undefined> {
  const [, id, secret] = /^(\d{1,15})-([\w-]{43})$/.exec(checkoutId) ?? [];
  if (id !== undefined && secret !== undefined) {
    const row = await selectLock(db, Number(id)).executeTakeFirst();
    return row?.checkout_secret && areEqual(row.checkout_secret, secret) ? toHeldStock(row) : undefined;
  }
  const row = await db
    .selectFrom('locks')
    .selectAll()
    .where('checkout_id', '=', checkoutId)
    .executeTakeFirst();
  return row && toHeldStock(row);
}

/** What a checkout is known by outside: the lock's number, so that it needs no index of its own, and its secret. */
export const checkoutIdOf = (lockId: number, secret: string) => `${lockId}-${secret}`;

/** One lock, whoever's it is. */
export async function findLock(db: Kysely<Database>, id: number): Promise<HeldStock | undefined> {
  const row = await selectLock(db, id).executeTakeFirst();
  return row && toHeldStock(row);
}

/** The same, kept from changing until this transaction ends. */
export async function lockLock(trx: Kysely<Database>, id: number): Promise<HeldStock | undefined> {
  const row = await selectLock(trx, id).forUpdate().executeTakeFirst();
  return row && toHeldStock(row);
}

export async function hasHeldLock(
  db: Kysely<Database>,
  accountId: string,
  cycleId: number,
): Promise<boolean> {
  const row = await db
    .selectFrom('locks')
    .select('id')
    .where('account_id', '=', accountId)
    .where('cycle_id', '=', cycleId)
    .where('state', '=', 'held')
    .executeTakeFirst();
  return row !== undefined;
}

/** Those of these accounts that hold something in a cycle. */
export async function findHolders(
  db: Kysely<Database>,
  cycleId: number,
  accountIds: string[],
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('locks')
    .select('account_id')
    .where('account_id', '=', sql<string>`any(${textArrayParam(accountIds)}::uuid[])`)
    .where('cycle_id', '=', cycleId)
    .where('state', '=', 'held')
    .execute();
  return new Set(rows.map((row) => row.account_id));
}

/** Lets go of locks and of the keys they hold as vouchers; the stock is the caller's business. */
export async function releaseLocks(trx: Kysely<Database>, ids: number[], now: number): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .updateTable('locks')
    .set({ state: 'released', released_at: now })
    .where('id', 'in', ids)
    .execute();
  await trx
    .updateTable('assets')
    .set({ lock_id: null })
    .where('lock_id', 'in', ids)
    .where('key_used_at', 'is', null)
    .execute();
}

/** Most that are released at once: whoever holds the stock makes everyone wait. */
const mostReleased = 1_000;

/**
 * Releases locks of a cycle that have run out, leaving alone those that are being paid this very moment and those whose
 * payment service has not said yet that nobody paid.
 * @returns what goes back to the stock, which the caller must hold, and whether there may be more
 */
export async function releaseExpiredLocks(
  trx: Kysely<Database>,
  cycleId: number,
  now: number,
): Promise<Counts & { hasMore: boolean }> {
  const rows = await expiredLocks(trx, now)
    .select(['id', 'eggs', 'keys'])
    .where('cycle_id', '=', cycleId)
    .orderBy('id')
    .limit(mostReleased)
    .forUpdate()
    .skipLocked()
    .execute();
  await releaseLocks(
    trx,
    rows.map(({ id }) => id),
    now,
  );
  return {
    eggs: rows.reduce((sum, { eggs }) => sum + eggs, 0),
    keys: rows.reduce((sum, { keys }) => sum + keys, 0),
    hasMore: rows.length === mostReleased,
  };
}

/** Whether `releaseExpiredLocks` would find some. */
export async function hasExpiredLocks(db: Kysely<Database>, cycleId: number, now: number): Promise<boolean> {
  const row = await expiredLocks(db, now)
    .select('id')
    .where('cycle_id', '=', cycleId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The cycles that have locks which have run out. */
export async function listCyclesWithExpiredLocks(db: Kysely<Database>, now: number): Promise<number[]> {
  const rows = await expiredLocks(db, now).select('cycle_id').distinct().execute();
  return rows.map((row) => row.cycle_id);
}

export async function markPaid(trx: Kysely<Database>, id: number): Promise<void> {
  await trx.updateTable('locks').set({ state: 'paid', released_at: null }).where('id', '=', id).execute();
}

const expiredLocks = (db: Kysely<Database>, now: number) =>
  db.selectFrom('locks').where('state', '=', 'held').where('expires_at', '<=', now).where(isPayableNoMore);

const isPayableNoMore = ({ exists, not, selectFrom }: ExpressionBuilder<Database, 'locks'>) =>
  not(
    exists(
      selectFrom('payment_sessions')
        .select('payment_sessions.id')
        .whereRef('payment_sessions.lock_id', '=', 'locks.id')
        .where('ended_at', 'is', null),
    ),
  );

const selectLock = (db: Kysely<Database>, id: number) =>
  db.selectFrom('locks').selectAll().where('id', '=', id);

export const toHeldStock = (row: Selectable<LockTable>): HeldStock => ({
  id: row.id,
  accountId: row.account_id,
  cycleId: row.cycle_id,
  eggs: row.eggs,
  keys: row.keys,
  eggFee: row.egg_fee,
  keyFee: row.key_fee,
  total: row.total,
  currency: row.currency,
  method: row.method,
  state: row.state,
  bodyHash: row.body_hash,
  expiresAt: row.expires_at,
  releasedAt: row.released_at,
  checkoutId: row.checkout_secret === null ? row.checkout_id : checkoutIdOf(row.id, row.checkout_secret),
});
