import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { AssetTable } from '../platform/database/tables/world.ts';
import { snakeCaseKeys } from '../platform/database/camel-cased.ts';
import type { CamelCased } from '../platform/database/camel-cased.ts';

/** An asset to be inserted. Instants are epoch seconds; missing fields are null. */
export type NewAsset = CamelCased<Insertable<AssetTable>>;

/** Reserves the ids of new assets before their insertion, because the id of an egg is an input to the draw of its genome. */
export async function reserveAssetIds(trx: Database, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('assets', 'id')) as id from generate_series(1, ${count}::integer)
  `.execute(trx);
  return rows.map(({ id }) => id);
}

/** @param assets at least one */
export async function createAssets(trx: Database, assets: NewAsset[]): Promise<void> {
  await trx
    .insertInto('assets')
    .values(assets.map((asset) => snakeCaseKeys<Insertable<AssetTable>>(asset)))
    .execute();
}

/** Records a grant of keys. @returns its id, which becomes the origin of the keys */
export async function createGrant(
  trx: Database,
  { grantedBy, reason }: { grantedBy: string; reason: string },
  now: number,
): Promise<number> {
  const { id } = await trx
    .insertInto('grants')
    .values({ granted_by: grantedBy, reason, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
