import fp from 'fastify-plugin';
import type { ModuleContext } from '../platform/module-context.ts';
import { calendarJob } from './calendar-job.ts';
import { CalendarService } from './calendar-service.ts';
import { reminderJob } from './reminder-job.ts';
import { ReminderService } from './reminder-service.ts';
import { SeasonService } from './season-service.ts';
import type { SeasonSettings } from './season-settings.ts';
import { addStockGauge } from './add-stock-gauge.ts';

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

/** The calendar of seasons and spawn cycles, its reminders, and the stock of each cycle. */
export const seasonsPlugin = fp<SeasonsOptions>(
  async (app, { db, jobDb, clock, jobs, metrics, settings, publicUrl }) => {
    app.decorate('seasons', new SeasonService({ db, clock, publicUrl, siteName: app.mailer.siteName }));
    jobs.add('calendar', calendarJob(new CalendarService({ db: jobDb, clock, settings: settings.calendar })));
    const reminders = new ReminderService({ db, clock, mailer: app.mailer, publicUrl });
    app.decorate('reminders', reminders);
    jobs.add('reminders', reminderJob(reminders));
    addStockGauge({ metrics, db: jobDb, clock });
  },
  { name: 'seasons', dependencies: ['mail'] },
);
