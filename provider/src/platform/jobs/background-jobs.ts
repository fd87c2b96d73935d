import type { FastifyBaseLogger } from 'fastify';
import type { BackgroundJob } from './background-job.ts';

/** The background jobs of all modules: collected while the modules are composed, run while the process serves. */
export class BackgroundJobs {
  readonly #jobs: BackgroundJob[] = [];
  #stops: (() => Promise<void>)[] = [];

  add(job: BackgroundJob) {
    this.#jobs.push(job);
  }

  start(log: FastifyBaseLogger) {
    this.#stops = this.#jobs.map((job) => job.start(log));
  }

  /** Resolves once the runs in progress are done. */
  async stop(): Promise<void> {
    await Promise.all(this.#stops.map((stop) => stop()));
  }
}
