import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** Finds the locks that ended long ago. A lock enters the index when it is released, so that a sale does not write to it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index locks_released on locks (released_at) where state = 'released'`.execute(db);
}
