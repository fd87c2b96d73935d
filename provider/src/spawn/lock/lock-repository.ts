import type { ExpressionBuilder, Selectable } from 'kysely';
import { sql } from 'kysely';
import { areEqual } from '@emberclutch/server/http/are-equal.ts';
import type { Database, Tables } from '../../platform/database/database.ts';
import type { LockTable } from '../../platform/database/tables/world.ts';
import { camelCaseKeys } from '../../platform/database/camel-cased.ts';
import { toTextArrayParam } from '../../platform/database/to-text-array-param.ts';
import type { StockCounts } from '../../seasons/stock-counts.ts';
import { parseCheckoutId, toCheckoutId } from './lock-record.ts';
import type { LockRecord } from './lock-record.ts';
import { addUnpaidHolds } from './hold-limit-repository.ts';

/** Finds the lock of a checkout, even a lock of another account: the checkout id authorizes the payment. */
export async function findLockByCheckout(db: Database, checkoutId: string): Promise<LockRecord | undefined> {
  const checkout = parseCheckoutId(checkoutId);
  if (!checkout) return undefined;
  const row = await selectLock(db, checkout.lockId).executeTakeFirst();
  return row?.checkout_secret && areEqual(row.checkout_secret, checkout.secret)
    ? toLockRecord(row)
    : undefined;
}

/** Finds a lock of any account. */
export async function findLock(db: Database, id: number): Promise<LockRecord | undefined> {
  const row = await selectLock(db, id).executeTakeFirst();
  return row && toLockRecord(row);
}

/** Finds a lock of any account, and locks its row until the transaction ends. */
export async function findLockForUpdate(trx: Database, id: number): Promise<LockRecord | undefined> {
  const row = await selectLock(trx, id).forUpdate().executeTakeFirst();
  return row && toLockRecord(row);
}

/** Finds the held lock of an account that has not expired at `now`. There is at most one, because locks end with their cycle. */
export async function findActiveLock(
  db: Database,
  accountId: string,
  now: number,
): Promise<LockRecord | undefined> {
  const row = await db
    .selectFrom('locks')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('state', '=', 'held')
    .where('expires_at', '>', now)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && toLockRecord(row);
}

/** Finds which of these accounts hold a lock in a cycle; an expired lock that is not released yet counts too. */
export async function findHolders(db: Database, cycleId: number, accountIds: string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('locks')
    .select('account_id')
    .where('account_id', '=', sql<string>`any(${toTextArrayParam(accountIds)}::uuid[])`)
    .where('cycle_id', '=', cycleId)
    .where('state', '=', 'held')
    .execute();
  return new Set(rows.map((row) => row.account_id));
}

/** Releases locks and their gateway keys, and adds them to the unpaid holds of their accounts. The caller returns the stock. */
export async function releaseLocks(trx: Database, ids: number[], now: number): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .updateTable('locks')
    .set({ state: 'released', released_at: now })
    .where('id', 'in', ids)
    .execute();
  await addUnpaidHolds(trx, ids, now);
  await trx
    .updateTable('assets')
    .set({ lock_id: null })
    .where('lock_id', 'in', ids)
    .where('key_used_at', 'is', null)
    .execute();
}

/** Maximum number of locks that one statement releases: its transaction locks the stock, and all sales of the cycle wait for it. */
const releaseLimit = 1_000;

/**
 * Releases expired locks of a cycle. Skips locks that another transaction is completing, and locks whose payment session has not ended,
 * because they may still be paid.
 * @returns the stock that the caller must return while it has the stock rows locked, and whether more locks may have expired
 */
export async function releaseExpiredLocks(
  trx: Database,
  cycleId: number,
  now: number,
): Promise<StockCounts & { hasMore: boolean }> {
  const rows = await selectExpiredLocks(trx, now)
    .select(['id', 'eggs', 'keys'])
    .where('cycle_id', '=', cycleId)
    .orderBy('id')
    .limit(releaseLimit)
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
    hasMore: rows.length === releaseLimit,
  };
}

/** Checks whether `releaseExpiredLocks` would release a lock. */
export async function hasExpiredLocks(db: Database, cycleId: number, now: number): Promise<boolean> {
  const row = await selectExpiredLocks(db, now)
    .select('id')
    .where('cycle_id', '=', cycleId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function listCyclesWithExpiredLocks(db: Database, now: number): Promise<number[]> {
  const rows = await selectExpiredLocks(db, now).select('cycle_id').distinct().execute();
  return rows.map((row) => row.cycle_id);
}

/** Sets an earlier expiry of held locks. */
export async function shortenLocks(trx: Database, locks: { id: number; expiresAt: number }[]): Promise<void> {
  for (const { id, expiresAt } of locks)
    await trx.updateTable('locks').set({ expires_at: expiresAt }).where('id', '=', id).execute();
}

/** Marks a lock as paid, even if it was released: a late sale has taken its stock again. */
export async function markPaid(trx: Database, id: number): Promise<void> {
  await trx.updateTable('locks').set({ state: 'paid', released_at: null }).where('id', '=', id).execute();
}

const selectExpiredLocks = (db: Database, now: number) =>
  db.selectFrom('locks').where('state', '=', 'held').where('expires_at', '<=', now).where(hasNoOpenSession);

const hasNoOpenSession = ({ exists, not, selectFrom }: ExpressionBuilder<Tables, 'locks'>) =>
  not(
    exists(
      selectFrom('payment_sessions')
        .select('payment_sessions.id')
        .whereRef('payment_sessions.lock_id', '=', 'locks.id')
        .where('ended_at', 'is', null),
    ),
  );

const selectLock = (db: Database, id: number) => db.selectFrom('locks').selectAll().where('id', '=', id);

export const toLockRecord = ({ checkout_secret: secret, ...row }: Selectable<LockTable>): LockRecord => ({
  ...camelCaseKeys(row),
  checkoutId: secret === null ? null : toCheckoutId(row.id, secret),
});

/** Maximum number of locks that one statement removes, so that it takes milliseconds. */
const removalLimit = 1_000;

/**
 * Removes locks that were released before an instant, in epoch seconds, with their ended payment sessions. Keeps locks with a
 * payment, and locks whose session a buyer may still pay. @returns whether there may be more to remove
 */
export async function removeLocksReleasedBefore(db: Database, instant: number): Promise<boolean> {
  const { rows } = await sql`
    with old as (
      select id from locks where state = 'released' and released_at < ${instant}
        and not exists (select from payments where lock_id = locks.id)
        and not exists (select from payment_sessions where lock_id = locks.id and ended_at is null)
      order by released_at limit ${removalLimit} for update skip locked
    ), sessions as (
      delete from payment_sessions where lock_id in (select id from old)
    )
    delete from locks where id in (select id from old) returning id
  `.execute(db);
  return rows.length === removalLimit;
}
