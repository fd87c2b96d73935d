import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/**
 * Removes a redundant trigger. Only one statement adds locks. It locks the stock of their cycle, and stock refers to its cycle. The
 * trigger checked the same again, for which it had to copy every new row. See docs/adr/0019.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger locks_check_cycles on locks`.execute(db);
  await sql`drop function check_cycles_of_locks()`.execute(db);
}
