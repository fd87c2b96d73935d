import type { Clock } from './clock.ts';
import type { Database } from './database/database.ts';
import type { BackgroundJobs } from './jobs/background-jobs.ts';
import type { Metrics } from './metrics/metrics.ts';

/**
 * The context that the composition passes to the plugin of every module. It does not decorate the Fastify instance, so that
 * routes reach the database only through services.
 */
export interface ModuleContext {
  /** Connections of requests. */
  db: Database;
  /** Connections of background jobs and gauges, whose statements may take longer. */
  jobDb: Database;
  clock: Clock;
  jobs: BackgroundJobs;
  metrics: Metrics;
}

/** The part of the context that most services need. */
export type ServiceContext = Pick<ModuleContext, 'db' | 'clock'>;
