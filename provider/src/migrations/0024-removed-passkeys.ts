import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** A removed passkey is kept for a few seconds, during which it cannot sign in and the removal can be undone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table passkeys add column removed_at bigint`.execute(db);
  await sql`create index passkeys_removed on passkeys (removed_at) where removed_at is not null`.execute(db);
}
