import fp from 'fastify-plugin';
import type { ModuleContext } from '../platform/module-context.ts';
import { calendarJob } from './calendar-job.ts';
import { CalendarService } from './calendar-service.ts';
import { SeasonService } from './season-service.ts';
import type { SeasonSettings } from './season-settings.ts';
import { addStockGauge } from './add-stock-gauge.ts';

declare module 'fastify' {
  interface FastifyInstance {
    seasons: SeasonService;
  }
}

interface SeasonsOptions extends ModuleContext {
  settings: SeasonSettings;
}

/** The calendar of seasons and spawn cycles, and the stock of each cycle. */
export const seasonsPlugin = fp<SeasonsOptions>(
  async (app, { db, clock, jobs, metrics, settings }) => {
    app.decorate('seasons', new SeasonService({ db, clock }));
    jobs.add(calendarJob(new CalendarService({ db, clock, settings: settings.calendar })));
    addStockGauge({ metrics, db, clock });
  },
  { name: 'seasons' },
);
