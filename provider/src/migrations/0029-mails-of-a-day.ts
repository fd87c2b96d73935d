import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** Counts the mails to one inbox in a day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index auth_flows_of_inbox on auth_flows (email, created_at)`.execute(db);
}
