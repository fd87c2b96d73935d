import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** When the code of a flow was used. From then on, no other flow waits for that code. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table auth_flows add column used_at bigint`.execute(db);
}
