import type { Kysely } from 'kysely';
import { randomBytes } from 'node:crypto';
import type { Database } from '../database.ts';

/** Unguessable ids of checkouts, as many as there are asked for. */
export function drawCheckoutIds(count: number): string[] {
  // Drawn at once: each call to the generator costs more than the bytes.
  const bytes = randomBytes(32 * count);
  return Array.from({ length: count }, (_, place) =>
    bytes.subarray(32 * place, 32 * (place + 1)).toString('base64url'),
  );
}

/** The checkouts of these locks, by lock. */
export async function listCheckouts(db: Kysely<Database>, lockIds: number[]): Promise<Map<number, string>> {
  if (lockIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('checkouts')
    .select(['id', 'lock_id'])
    .where('lock_id', 'in', lockIds)
    .execute();
  return new Map(rows.map((row) => [row.lock_id, row.id]));
}

/** @returns the lock the checkout is for, and the payment service's session of it */
export async function findCheckout(
  db: Kysely<Database>,
  id: string,
): Promise<{ lockId: number; sessionId: string | null } | undefined> {
  const row = await db
    .selectFrom('checkouts')
    .select(['lock_id', 'session_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { lockId: row.lock_id, sessionId: row.session_id };
}

/** From now on its lock is not let go of before the session has ended. */
export async function attachSession(trx: Kysely<Database>, id: string, sessionId: string): Promise<void> {
  await trx
    .updateTable('checkouts')
    .set({ session_id: sessionId })
    .where('id', '=', id)
    .where('session_id', 'is', null)
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
    .updateTable('checkouts')
    .set({ session_end_tried_at: now })
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('checkouts')
        .innerJoin('locks', 'locks.id', 'checkouts.lock_id')
        .select('checkouts.id')
        .where('session_id', 'is not', null)
        .where('session_ended_at', 'is', null)
        .where(({ or, eb }) =>
          or([eb('session_end_tried_at', 'is', null), eb('session_end_tried_at', '<=', triedBefore)]),
        )
        .where(({ or, and, eb }) =>
          or([
            eb('locks.state', '=', 'released'),
            and([eb('locks.state', '=', 'held'), eb('locks.expires_at', '<=', now)]),
          ]),
        )
        .orderBy('locks.expires_at')
        .limit(most)
        .forUpdate('checkouts')
        .skipLocked(),
    )
    .returning('session_id')
    .execute();
  return rows.flatMap((row) => row.session_id ?? []);
}

export async function unclaimSession(db: Kysely<Database>, sessionId: string): Promise<void> {
  await db
    .updateTable('checkouts')
    .set({ session_end_tried_at: null })
    .where('session_id', '=', sessionId)
    .execute();
}

export async function markSessionEnded(db: Kysely<Database>, sessionId: string, now: number): Promise<void> {
  await db
    .updateTable('checkouts')
    .set({ session_ended_at: now })
    .where('session_id', '=', sessionId)
    .where('session_ended_at', 'is', null)
    .execute();
}
