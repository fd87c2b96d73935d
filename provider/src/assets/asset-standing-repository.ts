import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';

/**
 * Freezes assets: eggs keep their state, and gateway keys cannot be used. Clears the instants of an egg that are still in the
 * future, so that every list and count shows its current state. Ignores assets that are already frozen or withdrawn.
 */
export async function freezeAssets(trx: Database, ids: number[], now: number): Promise<void> {
  await sql`
    with candidates as (
      select id, incubates_at, hatching_at, hatches_at from assets where id = any(${ids}::bigint[]) order by id for update
    ), frozen as (
      insert into frozen_assets (asset_id, frozen_at, incubates_at, hatching_at, hatches_at)
      select id, ${now}::bigint, incubates_at, hatching_at, hatches_at from candidates
      on conflict do nothing returning asset_id
    )
    update assets set modified_at = ${now}::bigint, ${sql.join(instants.map((name) => keepIfPast(name, now)))}
    where id in (select asset_id from frozen)
  `.execute(trx);
}

/** Restores the instants of frozen assets. An egg whose time has passed hatches at once. */
export async function unfreezeAssets(trx: Database, ids: number[], now: number): Promise<void> {
  await sql`
    with released as (delete from frozen_assets where asset_id = any(${ids}::bigint[]) returning *)
    update assets set modified_at = ${now}::bigint,
      incubates_at = released.incubates_at, hatching_at = released.hatching_at, hatches_at = released.hatches_at
    from released where assets.id = released.asset_id
  `.execute(trx);
}

export async function isFrozen(db: Database, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('frozen_assets')
    .select('asset_id')
    .where('asset_id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

/** Removes assets from all lists and counts, and keeps their rows. The caller must unfreeze frozen assets first. */
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
    const restoredRow = await trx
      .insertInto('assets')
      .values({ ...row, lock_id: row.key_used_at === null ? null : row.lock_id, modified_at: now })
      .onConflict((conflict) => conflict.column('charm').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (restoredRow) await trx.deleteFrom('withdrawn_assets').where('id', '=', restoredRow.id).execute();
  }
}

const instants = ['incubates_at', 'hatching_at', 'hatches_at'];

const keepIfPast = (name: string, now: number) =>
  sql`${sql.ref(name)} = case when ${sql.ref(name)} <= ${now}::bigint then ${sql.ref(name)} end`;
