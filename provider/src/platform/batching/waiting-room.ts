import { ProblemError } from '../http/problem-error.ts';

export interface WaitingLimits {
  /** Requests that wait at a time. */
  max: number;
  /** Milliseconds that one waits. */
  deadlineMs: number;
}

/** More requests than a process can answer in that time. A client has given up by then, or its retry succeeds sooner. */
export const defaultWaitingLimits: WaitingLimits = { max: 20_000, deadlineMs: 10_000 };

interface Waiting {
  /** Milliseconds of the monotonic clock. */
  deadline: number;
  /** Takes the request out of its batch and refuses it. */
  giveUp: () => void;
}

/**
 * Bounds the requests that wait for a batch, in number and in time: while the database is silent, they are answered with 503
 * and Retry-After instead of collecting in memory.
 */
export class WaitingRoom {
  readonly #limits: WaitingLimits;
  /** In order of arrival, which is the order of the deadlines. */
  readonly #waiting = new Set<Waiting>();
  #hasTimer = false;

  constructor(limits: WaitingLimits) {
    this.#limits = limits;
  }

  /** Requests that wait now. */
  get count() {
    return this.#waiting.size;
  }

  /**
   * @param enter adds the request to the next batch; returns what takes it out again, if it is not being written yet
   * @throws {ProblemError} `unavailable` when there is no room, or the deadline has passed
   */
  wait<Result>(
    enter: (resolve: (result: Result) => void, reject: (failure: unknown) => void) => () => void,
  ): Promise<Result> {
    if (this.#waiting.size >= this.#limits.max) return Promise.reject(unavailable());
    return new Promise((resolve, reject) => {
      const leave = enter(
        (result) => {
          this.#waiting.delete(waiting);
          resolve(result);
        },
        (failure) => {
          this.#waiting.delete(waiting);
          reject(failure);
        },
      );
      const waiting: Waiting = {
        deadline: performance.now() + this.#limits.deadlineMs,
        giveUp() {
          leave();
          reject(unavailable());
        },
      };
      this.#waiting.add(waiting);
      if (!this.#hasTimer) this.#setTimer(this.#limits.deadlineMs);
    });
  }

  /** One timer for all, at the deadline of the first: two timer calls for each request cost more than the rest of this file. */
  #setTimer(ms: number) {
    this.#hasTimer = true;
    setTimeout(() => this.#refuseLate(), ms).unref();
  }

  #refuseLate() {
    this.#hasTimer = false;
    const now = performance.now();
    for (const waiting of this.#waiting) {
      if (waiting.deadline > now) return this.#setTimer(waiting.deadline - now);
      this.#waiting.delete(waiting);
      waiting.giveUp();
    }
  }
}

const unavailable = () =>
  new ProblemError('unavailable', 'The world cannot be reached right now. Please try again.');
