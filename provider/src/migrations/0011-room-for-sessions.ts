import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** Leaves free space in the pages of `sessions`, so that an update of `last_seen_at` changes no index (heap-only tuples). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sessions set (fillfactor = 80)`.execute(db);
}
