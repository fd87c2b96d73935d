import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/**
 * Deletes removed passkeys, which are no longer kept. During a rolling update, a process of the previous version rejects all
 * passkeys, because its queries read the dropped column. A query that ignored the column could accept a removed passkey.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`delete from passkeys where removed_at is not null`.execute(db);
  await sql`alter table passkeys drop column removed_at`.execute(db);
  await sql`delete from security_events where kind = 'passkey_restored'`.execute(db);
}
