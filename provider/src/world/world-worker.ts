import type { Kysely } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Database } from '../database.ts';
import type { Worker } from '../services/worker.ts';
import type { CalendarSettings } from './calendar-settings.ts';
import { repeat, sweep } from './sweeper.ts';

/** Sweeps the world every 15 seconds, so that stock is back within a minute of its lock's end. */
export const worldWorker = (db: Kysely<Database>, clock: Clock, settings: CalendarSettings): Worker => ({
  start: (log) =>
    repeat(
      () => sweep(db, clock, settings),
      15_000,
      (failure) => log?.error({ err: failure }, 'the world could not be swept; trying again'),
    ),
});
