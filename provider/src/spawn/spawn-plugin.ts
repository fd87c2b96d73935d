import fp from 'fastify-plugin';
import type { ModuleContext } from '../platform/module-context.ts';
import { AvailabilityService } from './availability/availability-service.ts';
import type { LockRefunds } from './lock/spawn-lock-service.ts';
import { NetworkLocks } from './lock/network-locks.ts';
import { SpawnLockService } from './lock/spawn-lock-service.ts';
import type { LockSale } from './purchases/lock-sale.ts';
import { PurchaseService } from './purchases/purchase-service.ts';
import { SaleQueue } from './sale-queue.ts';
import { createSpawnMaintenanceJob } from './spawn-maintenance.ts';
import type { SpawnSettings } from './spawn-settings.ts';

declare module 'fastify' {
  interface FastifyInstance {
    availability: AvailabilityService;
    purchases: PurchaseService;
    spawnLocks: SpawnLockService;
    networkLocks: NetworkLocks;
  }
}

interface SpawnOptions extends ModuleContext {
  /** For the batches of locks. */
  lockDb: ModuleContext['db'];
  readDb: ModuleContext['db'];
  settings: SpawnSettings;
  refunds: LockRefunds;
  sale: LockSale;
}

/** Availability, locks and purchases of a spawn cycle. */
export const spawnPlugin = fp<SpawnOptions>(
  async (app, { db, lockDb, readDb, jobDb, clock, jobs, settings, refunds, sale }) => {
    const queue = new SaleQueue();
    const spawnLocks = new SpawnLockService({
      db,
      lockDb,
      readDb,
      queue,
      clock,
      refunds,
      holds: settings.lock,
    });
    app.decorate('availability', new AvailabilityService({ db: readDb, clock }));
    app.decorate('purchases', new PurchaseService({ db, readDb, queue, clock, sale }));
    app.decorate('spawnLocks', spawnLocks);
    app.decorate('networkLocks', new NetworkLocks({ clock, max: settings.lock.maxPerNetwork }));
    jobs.add('spawn-maintenance', createSpawnMaintenanceJob({ db: jobDb, clock }));
    // Settles requests of disconnected clients before the database is closed.
    app.addHook('onClose', () => spawnLocks.waitForIdle());
  },
  { name: 'spawn', dependencies: ['seasons', 'assets'] },
);
