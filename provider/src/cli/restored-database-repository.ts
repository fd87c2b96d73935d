import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';

export async function countContents(db: Kysely<Database>): Promise<{ accounts: number; assets: number }> {
  const { rows } = await sql<{ accounts: number; assets: number }>`
    select (select count(*) from accounts)::integer as accounts, (select count(*) from assets)::integer as assets
  `.execute(db);
  return rows[0] ?? { accounts: 0, assets: 0 };
}

/** Whether the tables of a provider exist, of whatever version. */
export async function hasTables(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_tables where tablename = 'kysely_migration'`.execute(db);
  return rows.length > 0;
}
