import fp from 'fastify-plugin';
import type { ModuleContext } from '../platform/module-context.ts';
import type { CalendarSettings } from '../seasons/calendar-settings.ts';
import { addLockMetrics } from './lock/lock-metrics.ts';
import { SpawnLockService } from './lock/spawn-lock-service.ts';
import { spawnMaintenanceJob } from './spawn-maintenance-job.ts';
import type { SpawnSettings } from './spawn-settings.ts';

declare module 'fastify' {
  interface FastifyInstance {
    spawnLocks: SpawnLockService;
  }
}

interface SpawnOptions extends ModuleContext {
  settings: SpawnSettings;
  calendar: CalendarSettings;
}

/** Availability, locks and purchases of a spawn cycle. */
export const spawnPlugin = fp<SpawnOptions>(
  async (app, { db, clock, jobs, metrics, settings, calendar }) => {
    const { observeBatch } = addLockMetrics({ metrics, db });
    const spawnLocks = new SpawnLockService(db, clock, app.payments, settings.lock.life, observeBatch);
    app.decorate('spawnLocks', spawnLocks);
    jobs.add(spawnMaintenanceJob(db, clock, calendar));
    // Requests whose client has gone are still settled before the database is closed.
    app.addHook('onClose', () => spawnLocks.settled());
  },
  { name: 'spawn', dependencies: ['seasons', 'assets', 'payments'] },
);
