import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** The order in which mails are sent: codes first, then receipts, then reminders. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The default serves a process of the previous version, which keeps queueing mails during a rolling update.
  await sql`alter table mail_queue add column priority smallint not null default 1`.execute(db);
  await sql`create index mail_queue_by_priority on mail_queue (priority, due_at) where given_up_at is null`.execute(
    db,
  );
}
