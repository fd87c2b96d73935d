import { nowInSeconds } from '../platform/clock.ts';
import type { BackgroundJob } from '../platform/jobs/background-job.ts';
import { periodicJob } from '../platform/jobs/periodic-job.ts';
import type { ModuleContext } from '../platform/module-context.ts';
import { removeGivenUpMails } from './mail-queue-repository.ts';
import { removeOldMails } from './outbox-repository.ts';

type Dependencies = Pick<ModuleContext, 'db' | 'clock'>;

const weekSeconds = 7 * 86_400;

/** Removes old mail every ten minutes. */
export const mailMaintenance = (dependencies: Dependencies): BackgroundJob =>
  periodicJob({
    run: () => removeExpiredMails(dependencies),
    pauseMs: 600_000,
    failureMessage: 'old mails could not be removed; trying again',
  });

/** Removes mails of the outbox, and mails that could not be delivered, after a week. */
export async function removeExpiredMails({ db, clock }: Dependencies): Promise<void> {
  const before = nowInSeconds(clock) - weekSeconds;
  await removeOldMails(db, before);
  await removeGivenUpMails(db, before);
}
