import type { PurchaseQuery } from '@emberclutch/contract/spawn/input/lock-request.ts';
import type { Purchase } from '@emberclutch/contract/spawn/purchase.ts';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { PurchaseTable, PurchaseStanding } from '../../platform/database/tables/world.ts';
import type { LockRecord } from '../lock/lock-record.ts';

/** Lists a page of an account's purchases, newest first. */
export async function listPurchases(
  db: Database,
  accountId: string,
  { limit, page }: PurchaseQuery,
): Promise<Purchase[]> {
  const rows = await selectPurchases(db, accountId)
    .orderBy('completed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(page * limit)
    .execute();
  return rows.map(toPurchase);
}

export async function countPurchases(db: Database, accountId: string): Promise<number> {
  const { count } = await db
    .selectFrom('purchases')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function findPurchase(
  db: Database,
  accountId: string,
  id: number,
): Promise<Purchase | undefined> {
  const row = await selectPurchases(db, accountId).where('id', '=', id).executeTakeFirst();
  return row && toPurchase(row);
}

export async function getPurchase(db: Database, accountId: string, id: number): Promise<Purchase> {
  return toPurchase(await selectPurchases(db, accountId).where('id', '=', id).executeTakeFirstOrThrow());
}

/** Reads the address that receives the account's receipts. */
export async function getBuyerEmail(db: Database, accountId: string): Promise<string> {
  const account = await db
    .selectFrom('accounts')
    .select('email')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return account.email;
}

/** Checks whether the buyer has deleted the account. Waits for a deletion in progress, and blocks later ones until the transaction ends. */
export async function isBuyerDeleted(trx: Database, accountId: string): Promise<boolean> {
  // Without a condition on `deleted_at`, because the statement would not wait for a row that does not meet the condition yet.
  const account = await trx
    .selectFrom('accounts')
    .select('deleted_at')
    .where('id', '=', accountId)
    .forKeyShare()
    .executeTakeFirstOrThrow();
  return account.deleted_at !== null;
}

/** Creates the receipt of a sold lock; it has the lock's id. */
export async function createPurchase(trx: Database, lock: LockRecord, now: number): Promise<void> {
  await trx
    .insertInto('purchases')
    .values({
      id: lock.id,
      account_id: lock.accountId,
      cycle_id: lock.cycleId,
      method: lock.method,
      eggs: lock.eggs,
      keys: lock.keys,
      egg_fee: lock.eggFee,
      key_fee: lock.keyFee,
      total: lock.total,
      currency: lock.currency,
      completed_at: now,
    })
    .execute();
}

const selectPurchases = (db: Database, accountId: string) =>
  db
    .selectFrom('purchases')
    .selectAll()
    .select(
      sql<
        number[]
      >`array(select assets.id from assets where assets.purchase_id = purchases.id order by assets.id)`.as(
        'asset_ids',
      ),
    )
    .where('account_id', '=', accountId);

const toPurchase = (row: Selectable<PurchaseTable> & { asset_ids: number[] }): Purchase => ({
  purchaseId: row.id,
  completed: row.completed_at,
  paymentMethod: row.method,
  eggs: { count: row.eggs, fee: row.egg_fee },
  keys: { count: row.keys, fee: row.key_fee },
  total: row.total,
  currency: row.currency,
  assetIds: row.asset_ids.map(Number),
  ...(row.standing !== 'good' && { standing: row.standing }),
});

export type { PurchaseStanding };

/** Reads the standing of a purchase, and locks its row until the transaction ends. */
export async function lockStanding(trx: Database, purchaseId: number): Promise<PurchaseStanding | undefined> {
  const row = await trx
    .selectFrom('purchases')
    .select('standing')
    .where('id', '=', purchaseId)
    .forUpdate()
    .executeTakeFirst();
  return row?.standing;
}

export async function setStanding(
  trx: Database,
  purchaseId: number,
  standing: PurchaseStanding,
): Promise<void> {
  await trx.updateTable('purchases').set({ standing }).where('id', '=', purchaseId).execute();
}

/** Locks the rows of a purchase's assets. Any sale that uses its gateway keys has then either committed or waits for this transaction. */
export async function lockOwnAssets(trx: Database, purchaseId: number): Promise<void> {
  await trx
    .selectFrom('assets')
    .select('id')
    .where('purchase_id', '=', purchaseId)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/**
 * Lists the assets that the money of a purchase paid for: its own, and the eggs that its gateway keys paid for. If keys of other
 * purchases paid in the same lock, the first key paid for the first egg, by id, and so on; withdrawn assets count too, so that the
 * pairs stay the same.
 */
export async function listPaidAssets(trx: Database, purchaseId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with own as (
      select id, type, lock_id from all_assets where purchase_id = ${purchaseId}
    ), used as (
      select lock_id from all_assets where purchase_id = ${purchaseId} and key_used_at is not null
    ), keys as (
      select id, lock_id, row_number() over (partition by lock_id order by id) as place
      from all_assets where lock_id in (select lock_id from used) and key_used_at is not null
    ), eggs as (
      select id, purchase_id, row_number() over (partition by purchase_id order by id) as place
      from all_assets where purchase_id in (select lock_id from used)
    )
    select id from own
    union
    select eggs.id from eggs join keys on keys.lock_id = eggs.purchase_id and keys.place = eggs.place
      where keys.id in (select id from own)
    order by id
  `.execute(trx);
  return rows.map(({ id }) => id);
}
