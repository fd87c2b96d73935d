import type { BackgroundJob } from '../platform/jobs/background-job.ts';
import { periodicJob } from '../platform/jobs/periodic-job.ts';
import type { CalendarService } from './calendar-service.ts';

/** Adds the next season to the calendar before the planned ones run out. */
export const calendarJob = (calendar: CalendarService): BackgroundJob =>
  periodicJob({
    run: () => calendar.ensureSeasons(),
    pauseMs: 15_000,
    failureMessage: 'the season calendar could not be extended; trying again',
  });
