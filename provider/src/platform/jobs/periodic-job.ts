import type { BackgroundJob } from './background-jobs.ts';
import { repeat } from './repeat.ts';

interface PeriodicJobOptions {
  run: () => Promise<void>;
  /** Milliseconds between the end of a run and the start of the next. */
  pauseMs: number;
  /** Logged with the error when a run fails; the next run follows as usual. */
  failureMessage: string;
}

/** A background job that repeats one task for as long as the process runs. */
export const periodicJob = ({ run, pauseMs, failureMessage }: PeriodicJobOptions): BackgroundJob => ({
  start: (log, mayRun) =>
    repeat(run, pauseMs, (failure) => log?.error({ err: failure }, failureMessage), mayRun),
});
