import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';

/** Numbers of the records in a restored database. */
export interface Contents {
  accounts: number;
  assets: number;
  passkeys: number;
  /** When the newest record was written, in epoch seconds; 0 for an empty world. */
  lastRecordAt: number;
}

/** Counts the records, also in tables of an earlier version. */
export async function countContents(db: Database): Promise<Contents> {
  const { rows } = await sql<Contents>`
    select (select count(*) from accounts)::integer as accounts, (select count(*) from assets)::integer as assets,
      (select count(*) from passkeys)::integer as passkeys,
      greatest(0, (select max(created_at) from accounts), (select max(created_at) from sessions),
        (select max(created_at) from locks), (select max(created_at) from payments))::bigint as "lastRecordAt"
  `.execute(db);
  const { accounts = 0, assets = 0, passkeys = 0, lastRecordAt = 0 } = rows[0] ?? {};
  return { accounts, assets, passkeys, lastRecordAt: Number(lastRecordAt) };
}

/** Whether the database has tables of a provider, of any version. */
export async function hasTables(db: Database): Promise<boolean> {
  const { rows } = await sql`select from pg_tables where tablename = 'kysely_migration'`.execute(db);
  return rows.length > 0;
}

export async function hasPayment(db: Database, id: string): Promise<boolean> {
  const row = await db.selectFrom('payments').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

/** Tables whose records a restore must delete, because a person may have signed out since the backup. */
const transientTables = ['sessions', 'auth_flows', 'ceremonies', 'mail_queue'] as const;

/** Ends sessions, sign-in flows and queued e-mails, also in tables of an earlier version. @returns their number by table */
export async function deleteTransientRecords(
  trx: Database,
): Promise<Record<(typeof transientTables)[number], number>> {
  const endedCounts = { sessions: 0, auth_flows: 0, ceremonies: 0, mail_queue: 0 };
  for (const table of transientTables) {
    const { numDeletedRows } = await trx.deleteFrom(table).executeTakeFirstOrThrow();
    endedCounts[table] = Number(numDeletedRows);
  }
  return endedCounts;
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
