import { sql } from 'kysely';
import type { Database } from './database.ts';

/** When a sale or comparison last happened, in epoch seconds; null in a new database. Money is compared every hour. */
export async function findNewestRecord(db: Database): Promise<number | null> {
  const { rows } = await sql<{ at: number | string | null }>`
    select greatest((select max(created_at) from assets), (select nullif(max(finished_at), 0) from reconciliation)) as at
  `.execute(db);
  const at = rows[0]?.at ?? null;
  return at === null ? null : Number(at);
}
