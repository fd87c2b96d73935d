import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';

/**
 * Resolves once this number of statements wait for row locks. On the embedded database, which has one connection, a request waits
 * before its first statement, so this resolves at once.
 */
export async function untilWaitingForLock(db: Database, count = 1): Promise<void> {
  while (process.env.TESTS_RUN_ON && (await countWaiting(db)) < count) await new Promise(setImmediate);
}

async function countWaiting(db: Database): Promise<number> {
  const { rows } = await sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
  `.execute(db);
  return rows.length;
}
