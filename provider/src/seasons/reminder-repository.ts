import { camelCaseKeys } from '../platform/database/camel-cased.ts';
import type { Database } from '../platform/database/database.ts';

/** A due reminder, with its recipient and its cycle. Instants are epoch seconds. */
export type DueReminder = Awaited<ReturnType<typeof listDueReminders>>[number];

/** Lists the cycles for which an account will get a reminder. */
export async function listReminders(db: Database, accountId: string): Promise<number[]> {
  const rows = await db
    .selectFrom('cycle_reminders')
    .select('cycle_id')
    .where('account_id', '=', accountId)
    .where('sent_at', 'is', null)
    .orderBy('cycle_id')
    .execute();
  return rows.map(({ cycle_id }) => cycle_id);
}

/** Adds a reminder of a future cycle; does nothing if the reminder exists. @returns false if there is no such cycle */
export async function addReminder(
  db: Database,
  { accountId, cycleId, now }: { accountId: string; cycleId: number; now: number },
): Promise<boolean> {
  const cycle = await db
    .selectFrom('cycles')
    .select('id')
    .where('id', '=', cycleId)
    .where('opens_at', '>', now)
    .executeTakeFirst();
  if (!cycle) return false;
  await db
    .insertInto('cycle_reminders')
    .values({ account_id: accountId, cycle_id: cycleId, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return true;
}

/** Removes an unsent reminder. */
export async function removeReminder(db: Database, accountId: string, cycleId: number): Promise<void> {
  await db
    .deleteFrom('cycle_reminders')
    .where('account_id', '=', accountId)
    .where('cycle_id', '=', cycleId)
    .where('sent_at', 'is', null)
    .execute();
}

/** Lists at most `limit` unsent reminders of cycles that open by `until` and have not ended. */
export async function listDueReminders(
  db: Database,
  { now, until, limit }: { now: number; until: number; limit: number },
) {
  const rows = await db
    .selectFrom('cycle_reminders')
    .innerJoin('accounts', 'accounts.id', 'cycle_reminders.account_id')
    .innerJoin('cycles', 'cycles.id', 'cycle_reminders.cycle_id')
    .innerJoin('seasons', 'seasons.id', 'cycles.season_id')
    .select([
      'cycle_reminders.account_id',
      'cycle_reminders.cycle_id',
      'accounts.email',
      'seasons.name as season',
      'seasons.age as season_age',
      'cycles.opens_at',
      'cycles.closes_at',
    ])
    .where('cycle_reminders.sent_at', 'is', null)
    .where('cycles.opens_at', '<=', until)
    .where('cycles.closes_at', '>', now)
    .limit(limit)
    .execute();
  return rows.map((row) => camelCaseKeys(row));
}

/** Marks a reminder as sent. @returns false if another process was first */
export async function claimReminder(
  db: Database,
  { accountId, cycleId }: DueReminder,
  { now, tokenHash }: { now: number; tokenHash: string },
): Promise<boolean> {
  const claimedRow = await db
    .updateTable('cycle_reminders')
    .set({ sent_at: now, token_hash: tokenHash })
    .where('account_id', '=', accountId)
    .where('cycle_id', '=', cycleId)
    .where('sent_at', 'is', null)
    .returning('cycle_id')
    .executeTakeFirst();
  return claimedRow !== undefined;
}

/** Removes all pending reminders of the account with this token. @returns false for an unknown token */
export async function unsubscribe(db: Database, tokenHash: string): Promise<boolean> {
  const sentReminder = await db
    .selectFrom('cycle_reminders')
    .select('account_id')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  if (!sentReminder) return false;
  await db
    .deleteFrom('cycle_reminders')
    .where('account_id', '=', sentReminder.account_id)
    .where('sent_at', 'is', null)
    .execute();
  return true;
}
