import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** Maximum number of locks removed in one statement, so that it takes milliseconds. */
const removalLimit = 1_000;

/**
 * Removes locks that were released before an instant, with their ended payment sessions. It keeps locks with a payment,
 * and locks whose session a buyer may still pay.
 * @param instant epoch seconds
 * @returns whether more of them may be there
 */
export async function removeLocksReleasedBefore(db: Kysely<Database>, instant: number): Promise<boolean> {
  const { rows } = await sql`
    with old as (
      select id from locks where state = 'released' and released_at < ${instant}
        and not exists (select from payments where lock_id = locks.id)
        and not exists (select from payment_sessions where lock_id = locks.id and ended_at is null)
      order by released_at limit ${removalLimit} for update skip locked
    ), sessions as (
      delete from payment_sessions where lock_id in (select id from old)
    )
    delete from locks where id in (select id from old) returning id
  `.execute(db);
  return rows.length === removalLimit;
}
