import type { FastifyBaseLogger } from 'fastify';
import type { BackgroundJob } from './background-job.ts';

/** The background jobs of all modules: collected while the modules are composed, run while the process serves. */
export class BackgroundJobs {
  readonly #jobs: BackgroundJob[] = [];
  readonly #alwaysJobs: BackgroundJob[] = [];
  #stops: (() => Promise<void>)[] = [];

  add(job: BackgroundJob) {
    this.#jobs.push(job);
  }

  /** Adds a job that also runs while the others may not. */
  addAlways(job: BackgroundJob) {
    this.#alwaysJobs.push(job);
  }

  /** @param mayRun whether runs may begin: not while the time of this process is wrong */
  start(log: FastifyBaseLogger, mayRun: () => boolean = () => true) {
    this.#stops = [
      ...this.#alwaysJobs.map((job) => job.start(log)),
      ...this.#jobs.map((job) => job.start(log, mayRun)),
    ];
  }

  /** Resolves once the runs in progress are done. */
  async stop(): Promise<void> {
    await Promise.all(this.#stops.map((stop) => stop()));
  }
}
