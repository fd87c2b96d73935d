import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** Accounts that want an e-mail when a cycle opens. A sent reminder is kept, so that its link can cancel the others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('cycle_reminders')
    .addColumn('account_id', 'uuid', (column) =>
      column.notNull().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('cycle_id', 'bigint', (column) => column.notNull().references('cycles.id').onDelete('cascade'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('sent_at', 'bigint')
    .addColumn('token_hash', 'text', (column) => column.unique())
    .addPrimaryKeyConstraint('cycle_reminders_pkey', ['account_id', 'cycle_id'])
    .execute();
  await sql`create index cycle_reminders_due on cycle_reminders (cycle_id) where sent_at is null`.execute(db);
}
