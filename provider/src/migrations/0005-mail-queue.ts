import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** Queue of mail for SMTP. A delivered mail is deleted; an undeliverable mail is kept without its text. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('mail_queue')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('last_failure', 'text')
    .addColumn('given_up_at', 'bigint')
    .execute();
  await sql`create index mail_queue_due on mail_queue (due_at) where given_up_at is null`.execute(db);
}
