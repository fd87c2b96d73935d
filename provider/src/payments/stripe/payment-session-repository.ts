import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** @returns the payment service's id of the lock's session; undefined before its checkout was opened */
export async function findSessionOfLock(db: Kysely<Database>, lockId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('payment_sessions')
    .select('id')
    .where('lock_id', '=', lockId)
    .executeTakeFirst();
  return row?.id;
}

/** From now on the lock is not released before the session has ended. A lock has one session; later ones are ignored. */
export async function attachSession(trx: Kysely<Database>, lockId: number, id: string): Promise<void> {
  await trx
    .insertInto('payment_sessions')
    .values({ id, lock_id: lockId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Claims open sessions of expired and released locks that no process has claimed since `claimedBefore`. The caller ends
 * them; other processes skip them until the claim is older than that. Instants are epoch seconds.
 */
export async function claimSessionsToEnd(
  db: Kysely<Database>,
  { now, claimedBefore, limit }: { now: number; claimedBefore: number; limit: number },
): Promise<string[]> {
  const rows = await db
    .updateTable('payment_sessions')
    .set({ end_tried_at: now })
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('payment_sessions')
        .innerJoin('locks', 'locks.id', 'payment_sessions.lock_id')
        .select('payment_sessions.id')
        .where('ended_at', 'is', null)
        .where(({ or, eb }) => or([eb('end_tried_at', 'is', null), eb('end_tried_at', '<=', claimedBefore)]))
        .where(({ or, and, eb }) =>
          or([
            eb('locks.state', '=', 'released'),
            and([eb('locks.state', '=', 'held'), eb('locks.expires_at', '<=', now)]),
          ]),
        )
        .orderBy('locks.expires_at')
        .limit(limit)
        .forUpdate('payment_sessions')
        .skipLocked(),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Lets the next process claim the session at once. */
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
