import type { Database } from '../platform/database/database.ts';
import type { ServiceContext } from '../platform/module-context.ts';
import type { BackgroundJob } from '../platform/jobs/background-jobs.ts';
import { createPeriodicJob } from '../platform/jobs/background-jobs.ts';
import { lockStock, returnStock } from '../seasons/stock-repository.ts';
import { removeHoldsOfCyclesBefore } from './lock/hold-limit-repository.ts';
import { removeResponsesBefore } from './lock/idempotency-repository.ts';
import {
  listCyclesWithExpiredLocks,
  releaseExpiredLocks,
  removeLocksReleasedBefore,
} from './lock/lock-repository.ts';

/** How long the response to an `Idempotency-Key` is kept, in seconds. */
const responseLifetime = 86_400;

/** How long a lock is kept after it has ended unpaid, in seconds: longer than the keys that refer to it. */
const releasedLifetime = 7 * 86_400;

/**
 * Returns the stock of expired locks, and removes old idempotency responses and locks that ended unpaid long ago. Any number of
 * processes may do so at once: row locks prevent a step from happening twice.
 */
export async function runSpawnMaintenance({ db, clock }: ServiceContext): Promise<void> {
  const now = clock.nowInSeconds();
  for (const cycleId of await listCyclesWithExpiredLocks(db, now))
    while (await returnSomeStock(db, cycleId, now));
  await removeHoldsOfCyclesBefore(db, now - responseLifetime);
  while (await removeResponsesBefore(db, now - responseLifetime));
  while (await removeLocksReleasedBefore(db, now - releasedLifetime));
}

/** @returns whether more locks of the cycle may have expired */
const returnSomeStock = (db: Database, cycleId: number, now: number): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    await lockStock(trx, cycleId);
    const { hasMore, ...released } = await releaseExpiredLocks(trx, cycleId, now);
    await returnStock(trx, cycleId, released);
    return hasMore;
  });

/** Every 15 seconds, so that the stock of a lock is for sale again within a minute of its expiry. */
export const createSpawnMaintenanceJob = (context: ServiceContext): BackgroundJob =>
  createPeriodicJob({
    run: () => runSpawnMaintenance(context),
    pauseMs: 15_000,
    failureMessage: 'expired locks could not be released; trying again',
  });
