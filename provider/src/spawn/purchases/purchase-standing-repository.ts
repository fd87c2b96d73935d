import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { PurchaseStanding } from '../../platform/database/tables/world.ts';

export type { PurchaseStanding };

/** The standing of a purchase. Its row is locked until the transaction ends. */
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

/** Locks the rows of a purchase's assets. A sale that uses its gateway keys has then either committed, or waits for this transaction. */
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
 * The assets that the money of a purchase paid for: its own, and the eggs that its gateway keys paid for. If other keys paid in
 * the same lock, the first key paid for the first egg, by id, and so on; withdrawn assets count too, so that the pairs stay the
 * same.
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
  return rows.map(({ id }) => Number(id));
}
