import type { QueryExecutorProvider } from 'kysely';
import { sql } from 'kysely';

/** Whether the server refuses to write: a replica, as after a failover, or one whose disk is full. */
export async function isReadOnly(db: QueryExecutorProvider): Promise<boolean> {
  const { rows } = await sql<{ setting: string }>`
    select current_setting('transaction_read_only') as setting
  `.execute(db);
  return rows[0]?.setting === 'on';
}
