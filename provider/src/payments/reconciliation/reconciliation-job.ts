import type { BackgroundJob } from '../../platform/jobs/background-jobs.ts';
import { createPeriodicJob } from '../../platform/jobs/background-jobs.ts';
import {
  claimReconciliation,
  postponeReconciliation,
  readReconciliation,
  saveReconciliation,
} from './reconciliation-repository.ts';
import { reconcile } from './reconcile.ts';
import type { ReconciliationContext } from './reconcile.ts';

/** Seconds from one comparison to the next, and seconds until a failed comparison is repeated. */
const interval = 3_600;
const retryPause = 300;

/** Each comparison also covers this many seconds before the last one. The command `reconcile` covers more. */
const windowSeconds = 3 * 86_400;

/** Compares all money if no process has done so for an hour, and reports each difference. A failed comparison is repeated in 5 minutes. */
export async function reconcileIfDue(
  context: ReconciliationContext,
  report: (difference: string) => void,
): Promise<void> {
  const { db, clock } = context;
  const now = clock.nowInSeconds();
  if (!(await claimReconciliation(db, { now, nextAt: now + interval }))) return;
  try {
    const { finishedAt } = await readReconciliation(db);
    // Starts at the last comparison, in order to cover any time in which no process ran.
    const missedSeconds = finishedAt === 0 ? 0 : now - finishedAt;
    const differences = await reconcile(context, missedSeconds + windowSeconds);
    await saveReconciliation(db, differences, clock.nowInSeconds());
    for (const difference of differences) report(difference);
  } catch (failure) {
    await postponeReconciliation(db, now + retryPause);
    throw failure;
  }
}

/** Checks every minute whether the comparison is due. */
export const createReconciliationJob = (context: ReconciliationContext): BackgroundJob =>
  createPeriodicJob({
    run: (log) =>
      reconcileIfDue(context, (difference) => log?.error({ difference }, 'money does not add up')),
    pauseMs: 60_000,
    failureMessage: 'money could not be compared; trying again',
  });
