import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

/** Counts an attempt. @returns the number of attempts in the window, including this one */
export async function countAttempt(
  db: Database,
  { subject, windowStart }: { subject: string; windowStart: number },
): Promise<number> {
  const { count } = await db
    .insertInto('attempts')
    .values({ subject, window_start: windowStart, count: 1 })
    .onConflict((conflict) =>
      conflict.columns(['subject', 'window_start']).doUpdateSet({ count: sql`attempts.count + 1` }),
    )
    .returning('count')
    .executeTakeFirstOrThrow();
  return count;
}

/** @returns the number of attempts in the window */
export async function findAttempts(
  db: Database,
  { subject, windowStart }: { subject: string; windowStart: number },
): Promise<number> {
  const row = await db
    .selectFrom('attempts')
    .select('count')
    .where('subject', '=', subject)
    .where('window_start', '=', windowStart)
    .executeTakeFirst();
  return row?.count ?? 0;
}

/** Removes windows that began before `before`, in epoch seconds. */
export async function removeOldAttempts(db: Database, before: number): Promise<void> {
  await db.deleteFrom('attempts').where('window_start', '<', before).execute();
}
