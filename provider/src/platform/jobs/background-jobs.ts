import type { FastifyBaseLogger } from 'fastify';

/** The background jobs of all modules. They are collected while the modules are composed, and run while the process serves. */
export class BackgroundJobs {
  readonly #jobs: { name: string; job: BackgroundJob; canAlwaysRun: boolean }[] = [];
  /** When each job last began or skipped a run, in milliseconds of the monotonic clock. */
  readonly #heartbeats = new Map<string, number>();
  #stops: (() => Promise<void>)[] = [];

  /** @param canAlwaysRun whether the job also runs while other jobs may not */
  add(name: string, job: BackgroundJob, { canAlwaysRun = false } = {}) {
    this.#jobs.push({ name, job, canAlwaysRun });
  }

  /** @param canRun whether runs may begin: false while the clock of this process is wrong */
  start(log: FastifyBaseLogger, canRun: () => boolean = () => true) {
    this.#stops = this.#jobs.map(({ name, job, canAlwaysRun }) => {
      this.#heartbeats.set(name, performance.now());
      return job.start(log, () => {
        this.#heartbeats.set(name, performance.now());
        return canAlwaysRun || canRun();
      });
    });
  }

  /** @returns the seconds since each job last began or skipped a run, which grow while a run hangs; empty before the start */
  measureIdleSeconds(): [name: string, seconds: number][] {
    const now = performance.now();
    return Array.from(this.#heartbeats, ([name, heartbeat]) => [name, (now - heartbeat) / 1_000]);
  }

  /** Resolves once the runs in progress are done. */
  async stop(): Promise<void> {
    await Promise.all(this.#stops.map((stop) => stop()));
  }
}

/** Work that no request triggers. */
export interface BackgroundJob {
  /**
   * @param canRun whether a run may begin now; otherwise the job skips it
   * @returns a function that stops the job and resolves once the run in progress is done
   */
  start(log: FastifyBaseLogger | undefined, canRun?: () => boolean): () => Promise<void>;
}

interface PeriodicJobOptions {
  run: (log: FastifyBaseLogger | undefined) => Promise<void>;
  /** Milliseconds between the end of a run and the start of the next. */
  pauseMs: number;
  /** Logged with the error when a run fails; the next run follows as usual. */
  failureMessage: string;
}

/** Creates a background job that repeats one task while the process runs, one run at a time. */
export const createPeriodicJob = ({ run, pauseMs, failureMessage }: PeriodicJobOptions): BackgroundJob => ({
  start(log, canRun = () => true) {
    let timer: NodeJS.Timeout | undefined;
    let isStopped = false;
    let currentRun = Promise.resolve();
    const schedule = () => {
      if (isStopped) return;
      timer = setTimeout(() => {
        currentRun = (canRun() ? run(log) : Promise.resolve())
          .catch((failure: unknown) => log?.error({ err: failure }, failureMessage))
          .then(schedule);
      }, pauseMs);
      timer.unref();
    };
    schedule();
    return async () => {
      isStopped = true;
      clearTimeout(timer);
      await currentRun;
    };
  },
});
