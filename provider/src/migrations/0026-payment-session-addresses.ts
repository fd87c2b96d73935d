import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/**
 * Stores the URL of an already opened checkout, and counts the attempts to end a session, so that they can become less and less
 * frequent. `end_tried_at` stays for processes of the previous version.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payment_sessions
    add column url text,
    add column is_missing boolean not null default false,
    add column end_tries integer not null default 0,
    add column end_due_at bigint not null default 0`.execute(db);
  await sql`create index payment_sessions_missing on payment_sessions (lock_id) where is_missing`.execute(db);
}
