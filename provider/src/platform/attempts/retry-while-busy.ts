import { setTimeout as wait } from 'node:timers/promises';
import { ProblemError } from '../http/problem-error.ts';

/** Another process holds what this one needs. */
export class BusyError extends Error {
  override name = 'BusyError';
}

/** Milliseconds between two tries, for about two seconds. */
const pauses = [20, 50, 100, 200, 400, 600, 600];

/**
 * Tries work again while it fails with `BusyError`. Between two tries it holds no connection to the database.
 * @throws {ProblemError} `unavailable` when it takes too long
 */
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
