import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** A session that was seen is written anew: with room beside it, its indexes need not be. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sessions set (fillfactor = 80)`.execute(db);
}
