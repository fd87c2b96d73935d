import type { BackgroundJob } from '../platform/jobs/background-job.ts';
import { periodicJob } from '../platform/jobs/periodic-job.ts';
import type { ReminderService } from './reminder-service.ts';

/** Sends the reminders of cycles that are about to open. */
export const reminderJob = (reminders: ReminderService): BackgroundJob =>
  periodicJob({
    run: () => reminders.sendDue(),
    pauseMs: 15_000,
    failureMessage: 'the reminders of cycles could not be sent; trying again',
  });
