import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** When the next reconciliation is due, and the result of the last one. The table has one row: one process compares, all report. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table reconciliation (
    is_only boolean primary key default true check (is_only),
    due_at bigint not null default 0,
    finished_at bigint not null default extract(epoch from now()),
    differences jsonb not null default '[]'
  )`.execute(db);
  await sql`insert into reconciliation default values`.execute(db);
}
