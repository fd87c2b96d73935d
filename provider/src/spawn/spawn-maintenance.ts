import type { ServiceContext } from '../platform/module-context.ts';
import type { BackgroundJob } from '../platform/jobs/background-jobs.ts';
import { createPeriodicJob } from '../platform/jobs/background-jobs.ts';
import { lockStock, returnStock } from '../seasons/stock-repository.ts';
import { removeHoldsOfCyclesBefore } from './lock/hold-limit-repository.ts';
import { removeAnswersBefore } from './lock/idempotency-repository.ts';
import {
  removeLocksReleasedBefore,
  listCyclesWithExpiredLocks,
  releaseExpiredLocks,
} from './lock/lock-repository.ts';

/** How long the response to an `Idempotency-Key` is kept, in seconds. */
const answerLifetime = 86_400;

/** How long a lock is kept after it has ended unpaid, in seconds: longer than the keys that refer to it. */
const releasedLifetime = 7 * 86_400;

/** Cleans up after locks. Any number of processes may run it at once: row locks prevent a step from happening twice. */
export class SpawnMaintenance {
  readonly #deps: ServiceContext;

  constructor(dependencies: ServiceContext) {
    this.#deps = dependencies;
  }

  /** Returns the stock of expired locks, and removes old idempotency responses and locks that ended unpaid long ago. */
  async run(): Promise<void> {
    const now = this.#deps.clock.nowInSeconds();
    for (const cycleId of await listCyclesWithExpiredLocks(this.#deps.db, now))
      while (await this.#returnSomeStock(cycleId, now));
    await removeHoldsOfCyclesBefore(this.#deps.db, now - answerLifetime);
    while (await removeAnswersBefore(this.#deps.db, now - answerLifetime));
    while (await removeLocksReleasedBefore(this.#deps.db, now - releasedLifetime));
  }

  /** @returns whether more locks of the cycle may have expired */
  #returnSomeStock(cycleId: number, now: number): Promise<boolean> {
    return this.#deps.db.transaction().execute(async (trx) => {
      await lockStock(trx, cycleId);
      const { hasMore, ...released } = await releaseExpiredLocks(trx, cycleId, now);
      await returnStock(trx, cycleId, released);
      return hasMore;
    });
  }
}

/** Every 15 seconds, so that the stock of a lock is for sale again within a minute of its expiry. */
export const createSpawnMaintenanceJob = (maintenance: SpawnMaintenance): BackgroundJob =>
  createPeriodicJob({
    run: () => maintenance.run(),
    pauseMs: 15_000,
    failureMessage: 'expired locks could not be released; trying again',
  });
