import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** Counts an attempt. @returns the attempts in the window, this one included */
export async function countAttempt(
  db: Kysely<Database>,
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

export async function removeOldAttempts(db: Kysely<Database>, before: number): Promise<void> {
  await db.deleteFrom('attempts').where('window_start', '<', before).execute();
}
