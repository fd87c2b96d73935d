import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/**
 * Counts the releases of a cycle's locks: a sale that waited for the stock during a release does not know which
 * accounts must wait.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table stock add column releases integer not null default 0`.execute(db);
}
