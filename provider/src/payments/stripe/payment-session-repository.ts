import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** Finds the payment service's session for a lock; undefined before its checkout was opened. An earlier version stored no `url`. */
export async function findSessionOfLock(db: Database, lockId: number) {
  return db
    .selectFrom('payment_sessions')
    .select(['id', 'url', 'ended_at as endedAt'])
    .where('lock_id', '=', lockId)
    .executeTakeFirst();
}

/** Stores the session of a lock. The lock cannot be released before the session has ended. Ignores further sessions of the lock. */
export async function saveSession(
  trx: Database,
  lockId: number,
  { id, url }: { id: string; url: string | null },
): Promise<void> {
  await trx
    .insertInto('payment_sessions')
    .values({ id, lock_id: lockId, url })
    .onConflict((conflict) => conflict.column('lock_id').doNothing())
    .execute();
}

export type SessionClaim = Awaited<ReturnType<typeof claimSessionsToEnd>>[number];

/**
 * Claims open sessions of expired and released locks until `claimedUntil`; other processes skip them until then. `tries` counts the
 * attempts to end each, including this one; sessions with the most come last. Instants are epoch seconds.
 */
export async function claimSessionsToEnd(
  db: Database,
  { now, claimedUntil, limit }: { now: number; claimedUntil: number; limit: number },
) {
  return db
    .updateTable('payment_sessions')
    .set({ end_tried_at: now, end_due_at: claimedUntil, end_tries: sql`end_tries + 1` })
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('payment_sessions')
        .innerJoin('locks', 'locks.id', 'payment_sessions.lock_id')
        .select('payment_sessions.id')
        .where('ended_at', 'is', null)
        .where('end_due_at', '<=', now)
        .where(({ or, and, eb }) =>
          or([
            eb('locks.state', '=', 'released'),
            and([eb('locks.state', '=', 'held'), eb('locks.expires_at', '<=', now)]),
          ]),
        )
        .orderBy('end_tries')
        .orderBy('locks.expires_at')
        .limit(limit)
        .forUpdate('payment_sessions')
        .skipLocked(),
    )
    .returning(['id', 'end_tries as tries'])
    .execute();
}

/** Keeps all processes from claiming the session before `dueAt`, in epoch seconds. */
export async function postponeSession(db: Database, id: string, dueAt: number): Promise<void> {
  await db.updateTable('payment_sessions').set({ end_due_at: dueAt }).where('id', '=', id).execute();
}

/** @param isMissing whether the payment service does not know the session */
export async function markSessionEnded(
  db: Database,
  id: string,
  { now, isMissing }: { now: number; isMissing: boolean },
): Promise<void> {
  await db
    .updateTable('payment_sessions')
    .set({ ended_at: now, is_missing: isMissing })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute();
}

/** Counts sessions that could not be ended on the first attempt, and sessions that the payment service did not know. */
export async function countFailedSessions(db: Database) {
  const { rows } = await sql<{ overdue: number; missing: number }>`
    select
      (select count(*) from payment_sessions where ended_at is null and end_tries > 1) as overdue,
      (select count(*) from payment_sessions where is_missing) as missing`.execute(db);
  return rows[0] ?? { overdue: 0, missing: 0 };
}
