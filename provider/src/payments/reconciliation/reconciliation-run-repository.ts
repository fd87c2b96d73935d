import type { Database } from '../../platform/database/database.ts';

/** Claims the comparison if it is due; other processes skip it until `nextAt`. Instants are epoch seconds. */
export async function claimReconciliation(
  db: Database,
  { now, nextAt }: { now: number; nextAt: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('reconciliation')
    .set({ due_at: nextAt })
    .where('due_at', '<=', now)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** @param dueAt epoch seconds */
export async function postponeReconciliation(db: Database, dueAt: number): Promise<void> {
  await db.updateTable('reconciliation').set({ due_at: dueAt }).execute();
}

/** Replaces the result of the last comparison. @param differences one sentence each @param now epoch seconds */
export async function saveReconciliation(db: Database, differences: string[], now: number): Promise<void> {
  await db
    .updateTable('reconciliation')
    .set({ finished_at: now, differences: JSON.stringify(differences) })
    .execute();
}

/** How many differences the last comparison found, and when it finished, in epoch seconds. */
export async function readReconciliation(db: Database): Promise<{ finishedAt: number; differences: number }> {
  const { finished_at: finishedAt, differences } = await db
    .selectFrom('reconciliation')
    .select(['finished_at', 'differences'])
    .executeTakeFirstOrThrow();
  return { finishedAt, differences: differences.length };
}
