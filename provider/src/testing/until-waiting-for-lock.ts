import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';

/**
 * Resolves once a statement waits for a row lock. The embedded database has one connection: there a request waits before its
 * first statement, and this resolves at once.
 */
export async function untilWaitingForLock(db: Kysely<Database>): Promise<void> {
  while (process.env.TESTS_RUN_ON && !(await isWaitingForLock(db))) await new Promise(setImmediate);
}

async function isWaitingForLock(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
  `.execute(db);
  return rows.length > 0;
}
