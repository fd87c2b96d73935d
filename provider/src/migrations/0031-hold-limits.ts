import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/**
 * How long an account has held stock in a cycle without paying. The requests of accounts with a row are decided individually, so
 * that the fast path has nothing to count. A process of the previous version writes no rows.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table hold_limits (
    account_id uuid not null,
    cycle_id bigint not null references cycles (id) on delete cascade,
    held_seconds bigint not null,
    expired integer not null,
    last_expired_at bigint,
    primary key (account_id, cycle_id)
  )`.execute(db);
}
