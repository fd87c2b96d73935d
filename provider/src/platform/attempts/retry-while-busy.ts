import { setTimeout as wait } from 'node:timers/promises';
import { ProblemError } from '../http/problem-error.ts';

/** Thrown if another process holds a resource that this process needs. */
export class BusyError extends Error {
  override name = 'BusyError';
}

/** Milliseconds between two attempts, about two seconds in total. */
const pauses = [20, 50, 100, 200, 400, 600, 600];

/** Retries work while it fails with `BusyError`, then throws `unavailable`. Holds no connection between two attempts. */
export async function retryWhileBusy<Result>(work: () => Promise<Result>): Promise<Result> {
  for (const pause of pauses)
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof BusyError)) throw error;
      await wait(pause);
    }
  throw new ProblemError('unavailable', 'Too many requests came at once. Please try again.');
}
