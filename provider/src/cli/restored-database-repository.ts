import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';

/** Counts the records of a restored database, also in tables of an earlier version. */
export async function countContents(db: Database): Promise<{ accounts: number; assets: number }> {
  const { rows } = await sql<{ accounts: number; assets: number }>`
    select (select count(*) from accounts)::integer as accounts, (select count(*) from assets)::integer as assets
  `.execute(db);
  return rows[0] ?? { accounts: 0, assets: 0 };
}

/** Whether the database has tables of a provider, of any version. */
export async function hasTables(db: Database): Promise<boolean> {
  const { rows } = await sql`select from pg_tables where tablename = 'kysely_migration'`.execute(db);
  return rows.length > 0;
}

/** Tables whose records a restore must delete, because a person may have signed out since the backup. */
const transientTables = ['sessions', 'auth_flows', 'ceremonies', 'mail_queue'] as const;

/** Ends sessions and sign-in flows, and discards queued e-mails, also in tables of an earlier version. */
export async function deleteTransientRecords(trx: Database): Promise<void> {
  for (const table of transientTables) await trx.deleteFrom(table).execute();
}

export async function removePasskeys(trx: Database): Promise<void> {
  await trx.deleteFrom('passkeys').execute();
}

/** Raises every sequence, so that numbers assigned after the backup are not assigned again. */
export async function raiseSequences(trx: Database, by: number): Promise<void> {
  await sql`
    select setval(format('%I.%I', schemaname, sequencename)::regclass, coalesce(last_value, start_value) + ${by}::bigint)
    from pg_sequences where schemaname = current_schema()
  `.execute(trx);
}
