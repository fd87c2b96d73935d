import { sql } from 'kysely';
import { isFrozenAsset } from '../../assets/matching-assets-repository.ts';
import type { Database } from '../../platform/database/database.ts';

/** A gateway key: while it is unused, it can pay for one egg. `lockId` names the lock that holds it. */
export type VoucherKey = Awaited<ReturnType<typeof selectKeysForUpdate>>[number];

/** Finds the gateway keys with these ids, by id, and locks their rows until the transaction ends. */
export async function lockVoucherKeys(trx: Database, ids: number[]): Promise<Map<number, VoucherKey>> {
  const keys = ids.length === 0 ? [] : await selectKeysForUpdate(trx, ids);
  return new Map(keys.map((key) => [key.id, key]));
}

const selectKeysForUpdate = (trx: Database, ids: number[]) =>
  trx
    .selectFrom('assets')
    .select(['id', 'owner_id as ownerId', 'lock_id as lockId'])
    .select((on) => [
      on('key_used_at', 'is not', null).$castTo<boolean>().as('isUsed'),
      isFrozenAsset(on).$castTo<boolean>().as('isFrozen'),
    ])
    .where('id', 'in', ids)
    .where('type', '=', 'GATEWAY_KEY')
    .orderBy('id')
    .forUpdate()
    .execute();

/** Assigns keys to the locks that they pay for. */
export async function holdVoucherKeys(
  trx: Database,
  assignments: { keyId: number; lockId: number }[],
): Promise<void> {
  if (assignments.length === 0) return;
  const pairs = sql.join(assignments.map(({ keyId, lockId }) => sql`(${keyId}::bigint, ${lockId}::bigint)`));
  await sql`
    update assets set lock_id = held.lock_id from (values ${pairs}) as held (key_id, lock_id)
    where assets.id = held.key_id
  `.execute(trx);
}

/** Uses up the keys of a paid lock, except frozen ones. @returns the number of used keys */
export async function markKeysUsed(trx: Database, lockId: number, now: number): Promise<number> {
  // Locks the rows in a separate statement: an update that waits for a dispute to freeze a key would not see that it is frozen.
  await trx
    .selectFrom('assets')
    .select('id')
    .where('lock_id', '=', lockId)
    .orderBy('id')
    .forUpdate()
    .execute();
  const result = await trx
    .updateTable('assets')
    .set({ key_used_at: now, modified_at: now })
    .where('lock_id', '=', lockId)
    .where('key_used_at', 'is', null)
    .where((on) => on.not(isFrozenAsset(on)))
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}
