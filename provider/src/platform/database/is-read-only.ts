import type { QueryExecutorProvider } from 'kysely';
import { sql } from 'kysely';

/** Whether the server rejects writes: a replica, for example after a failover, or a server with a full disk. */
export async function isReadOnly(db: QueryExecutorProvider): Promise<boolean> {
  const { rows } = await sql<{ setting: string }>`
    select current_setting('transaction_read_only') as setting
  `.execute(db);
  return rows[0]?.setting === 'on';
}
