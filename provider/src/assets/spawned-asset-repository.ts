import type { Insertable, Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { AssetTable } from '../platform/database/tables/world.ts';

/** Takes so many numbers of assets to be: an egg's number goes into the drawing of its genome. */
export async function reserveAssetIds(trx: Kysely<Database>, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('assets', 'id')) as id from generate_series(1, ${count}::integer)
  `.execute(trx);
  return rows.map(({ id }) => Number(id));
}

export async function createAssets(trx: Kysely<Database>, assets: Insertable<AssetTable>[]): Promise<void> {
  if (assets.length > 0) await trx.insertInto('assets').values(assets).execute();
}
