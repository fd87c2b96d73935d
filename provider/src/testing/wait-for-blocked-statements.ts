import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';

/**
 * Resolves once this many statements wait for row locks. The embedded database has one connection, so a request waits before its
 * first statement; there, this function resolves at once.
 */
export async function waitForBlockedStatements(db: Database, count = 1): Promise<void> {
  while (process.env.TESTS_RUN_ON && (await countBlockedStatements(db)) < count)
    await new Promise(setImmediate);
}

async function countBlockedStatements(db: Database): Promise<number> {
  const { rows } = await sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
  `.execute(db);
  return rows.length;
}
