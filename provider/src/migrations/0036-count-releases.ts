import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/**
 * Counts how often locks of a cycle were released. A statement that adds locks may wait for the stock row while another transaction
 * releases locks. Its snapshot is from before the release, so it would not notice that the account of a released lock has held stock
 * without paying, and may have to wait before it locks again. Therefore the statement adds nothing if the count has changed, and
 * the caller starts again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table stock add column releases integer not null default 0`.execute(db);
}
