import fp from 'fastify-plugin';
import { createPeriodicJob } from '../platform/jobs/background-jobs.ts';
import type { ModuleContext } from '../platform/module-context.ts';
import { CalendarService } from './calendar-service.ts';
import { ReminderService } from './reminder-service.ts';
import { SeasonService } from './season-service.ts';
import type { SeasonSettings } from './season-settings.ts';

declare module 'fastify' {
  interface FastifyInstance {
    seasons: SeasonService;
    reminders: ReminderService;
  }
}

interface SeasonsOptions extends ModuleContext {
  settings: SeasonSettings;
  publicUrl: string;
}

/** Adds the calendar of seasons and spawn cycles, with its reminders and the stock of each cycle. */
export const seasonsPlugin = fp<SeasonsOptions>(
  async (app, { db, jobDb, clock, jobs, settings, publicUrl }) => {
    app.decorate('seasons', new SeasonService({ db, clock, publicUrl, siteName: app.mailer.siteName }));
    const calendar = new CalendarService({ db: jobDb, clock, settings: settings.calendar });
    const reminders = new ReminderService({ db, clock, mailer: app.mailer, publicUrl });
    app.decorate('reminders', reminders);
    const addJob = (name: string, run: () => Promise<void>, failureMessage: string) =>
      jobs.add(name, createPeriodicJob({ run, pauseMs: 15_000, failureMessage }));
    addJob(
      'calendar',
      () => calendar.ensureSeasons(),
      'the season calendar could not be extended; trying again',
    );
    addJob(
      'reminders',
      () => reminders.sendDueReminders(),
      'the reminders of cycles could not be sent; trying again',
    );
  },
  { name: 'seasons', dependencies: ['mail'] },
);
