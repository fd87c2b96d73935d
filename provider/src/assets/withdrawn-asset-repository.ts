import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';

/** Removes assets from all lists and counts, and keeps their rows. The caller must release frozen ones first. */
export async function withdrawAssets(trx: Database, ids: number[], now: number): Promise<void> {
  await sql`
    with gone as (delete from assets where id = any(${ids}::bigint[]) returning *)
    insert into withdrawn_assets (id, purchase_id, lock_id, asset, withdrawn_at)
    select id, purchase_id, lock_id, to_jsonb(gone), ${now}::bigint from gone
  `.execute(trx);
}

/**
 * Restores withdrawn assets. An unused key loses its lock, which may have ended in the meantime. An egg stays withdrawn if
 * another egg has taken its charm: the reconciliation then reports a difference, and the payment is still processed.
 */
export async function restoreAssets(trx: Database, ids: number[], now: number): Promise<void> {
  if (ids.length === 0) return;
  const rows = await trx
    .selectFrom('withdrawn_assets')
    .select('asset')
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
  for (const { asset } of rows) {
    const { density: _computed, ...row } = asset;
    const restored = await trx
      .insertInto('assets')
      .values({ ...row, lock_id: row.key_used_at === null ? null : row.lock_id, modified_at: now })
      .onConflict((conflict) => conflict.column('charm').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (restored) await trx.deleteFrom('withdrawn_assets').where('id', '=', restored.id).execute();
  }
}
