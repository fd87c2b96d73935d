import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/**
 * Counts how often locks of a cycle were released. A statement that adds locks may wait for the stock row while another transaction
 * releases locks. The statement reads the state at its start. It therefore does not see that the accounts of the released locks have
 * held stock without paying, and may have to wait before they lock again. If the count has changed, the statement adds nothing, and
 * the caller starts again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table stock add column releases integer not null default 0`.execute(db);
}
