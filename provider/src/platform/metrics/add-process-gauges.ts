import { readPoolUse } from '../database/open-pool.ts';
import type { BackgroundJobs } from '../jobs/background-jobs.ts';
import type { Metrics } from './metrics.ts';

interface Sources {
  /** Databases by purpose. */
  pools: Readonly<Record<string, object>>;
  /** Functions that return the number of requests that wait for a batch. */
  queues: Readonly<Record<string, () => number>>;
  jobs: BackgroundJobs;
}

/** Adds metrics that need no database, so that an unresponsive database does not hide them. */
export function addProcessGauges(metrics: Metrics, { pools, queues, jobs }: Sources): void {
  metrics.createGauge({
    name: 'emberclutch_pool_connections',
    help: 'Connections to PostgreSQL by purpose: busy, idle, and requests that wait for one',
    labelNames: ['pool', 'state'],
    collect() {
      for (const [pool, db] of Object.entries(pools)) {
        const countsByState = Object.entries(readPoolUse(db) ?? {});
        for (const [state, count] of countsByState) this.set({ pool, state }, count);
      }
    },
  });
  metrics.createGauge({
    name: 'emberclutch_batch_waiting',
    help: 'Requests that wait for a batch to be read or written',
    labelNames: ['batch'],
    collect() {
      for (const [batch, count] of Object.entries(queues)) this.set({ batch }, count());
    },
  });
  metrics.createGauge({
    name: 'emberclutch_job_idle_seconds',
    help: 'Seconds since a background job last began a run; it grows while a run hangs',
    labelNames: ['job'],
    collect() {
      for (const [job, seconds] of jobs.measureIdleSeconds()) this.set({ job }, seconds);
    },
  });
}
