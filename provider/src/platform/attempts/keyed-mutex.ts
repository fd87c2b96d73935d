import { ProblemError } from '../http/problem-error.ts';

/** Maximum number of requests of one subject: the running one, and the ones that wait for it. */
const maxRequests = 20;

/**
 * Runs work for one subject in turn, and work for different subjects in parallel. Unlike a request that waits for a
 * lock of the database, a request that waits here holds no connection.
 */
export class KeyedMutex {
  /** Work that waits for its turn, by subject. */
  readonly #waiting = new Map<string, (() => void)[]>();

  /** @throws {ProblemError} `too_many_requests` with Retry-After when too many wait */
  async run<Result>(subject: string, work: () => Promise<Result>): Promise<Result> {
    await this.#begin(subject);
    try {
      return await work();
    } finally {
      this.#end(subject);
    }
  }

  #begin(subject: string): Promise<void> | undefined {
    const waiting = this.#waiting.get(subject);
    if (!waiting) {
      this.#waiting.set(subject, []);
      return undefined;
    }
    if (waiting.length + 1 >= maxRequests)
      throw new ProblemError('too_many_requests', 'Too many requests came at once. Please wait a little.', {
        retryAfter: 1,
      });
    return new Promise((begin) => waiting.push(begin));
  }

  #end(subject: string): void {
    const next = this.#waiting.get(subject)?.shift();
    if (next) next();
    else this.#waiting.delete(subject);
  }
}
