import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** @returns the payment service's number of the session in which a lock is paid, once somebody set out to */
export async function findSessionOfLock(db: Kysely<Database>, lockId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('payment_sessions')
    .select('id')
    .where('lock_id', '=', lockId)
    .executeTakeFirst();
  return row?.id;
}

/** From now on the lock is not let go of before the session has ended. The first session of a lock is the only one. */
export async function attachSession(trx: Kysely<Database>, lockId: number, id: string): Promise<void> {
  await trx
    .insertInto('payment_sessions')
    .values({ id, lock_id: lockId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Sessions in which somebody could still pay for a basket whose time is over or that was given back, and that nobody has
 * set out to end since `triedBefore`; whoever gets them is the one to do so now.
 */
export async function claimSessionsToEnd(
  db: Kysely<Database>,
  { now, triedBefore, most }: { now: number; triedBefore: number; most: number },
): Promise<string[]> {
  const rows = await db
    .updateTable('payment_sessions')
    .set({ end_tried_at: now })
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('payment_sessions')
        .innerJoin('locks', 'locks.id', 'payment_sessions.lock_id')
        .select('payment_sessions.id')
        .where('ended_at', 'is', null)
        .where(({ or, eb }) => or([eb('end_tried_at', 'is', null), eb('end_tried_at', '<=', triedBefore)]))
        .where(({ or, and, eb }) =>
          or([
            eb('locks.state', '=', 'released'),
            and([eb('locks.state', '=', 'held'), eb('locks.expires_at', '<=', now)]),
          ]),
        )
        .orderBy('locks.expires_at')
        .limit(most)
        .forUpdate('payment_sessions')
        .skipLocked(),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function unclaimSession(db: Kysely<Database>, id: string): Promise<void> {
  await db.updateTable('payment_sessions').set({ end_tried_at: null }).where('id', '=', id).execute();
}

export async function markSessionEnded(db: Kysely<Database>, id: string, now: number): Promise<void> {
  await db
    .updateTable('payment_sessions')
    .set({ ended_at: now })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute();
}
