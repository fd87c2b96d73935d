import type { Kysely } from 'kysely';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { BackgroundJob } from '../platform/jobs/background-job.ts';
import { periodicJob } from '../platform/jobs/periodic-job.ts';
import type { CalendarSettings } from '../seasons/calendar-settings.ts';
import { runSpawnMaintenance } from './spawn-maintenance.ts';

/** Sweeps the world every 15 seconds, so that stock is back within a minute of its lock's end. */
export const spawnMaintenanceJob = (
  db: Kysely<Database>,
  clock: Clock,
  settings: CalendarSettings,
): BackgroundJob =>
  periodicJob({
    run: () => runSpawnMaintenance(db, clock, settings),
    pauseMs: 15_000,
    failureMessage: 'the world could not be swept; trying again',
  });
