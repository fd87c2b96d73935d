import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** Keeps a removed passkey for a few seconds, in which it cannot sign in but its removal can be undone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table passkeys add column removed_at bigint`.execute(db);
  await sql`create index passkeys_removed on passkeys (removed_at) where removed_at is not null`.execute(db);
}
