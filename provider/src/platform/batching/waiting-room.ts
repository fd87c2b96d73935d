import { ProblemError } from '../http/problem-error.ts';

export interface WaitingLimits {
  /** Requests that wait at a time. */
  max: number;
  /** Milliseconds that one waits. */
  deadlineMs: number;
}

/** More requests than a process can answer in that time. A client has given up by then, or its retry succeeds sooner. */
export const defaultWaitingLimits: WaitingLimits = { max: 20_000, deadlineMs: 10_000 };

/**
 * Bounds the requests that wait for a batch, in number and in time: while the database is silent, they are answered with 503
 * and Retry-After instead of collecting in memory.
 */
export class WaitingRoom {
  readonly #limits: WaitingLimits;
  #count = 0;

  constructor(limits: WaitingLimits) {
    this.#limits = limits;
  }

  /** Requests that wait now. */
  get count() {
    return this.#count;
  }

  /**
   * @param enter adds the request to the next batch; returns what takes it out again, if it is not being written yet
   * @throws {ProblemError} `unavailable` when there is no room, or the deadline has passed
   */
  wait<Result>(
    enter: (resolve: (result: Result) => void, reject: (failure: unknown) => void) => () => void,
  ): Promise<Result> {
    if (this.#count >= this.#limits.max) return Promise.reject(unavailable());
    this.#count += 1;
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    let isOver = false;
    const end = () => {
      clearTimeout(timer);
      if (!isOver) this.#count -= 1;
      isOver = true;
    };
    const timer = setTimeout(() => {
      leave();
      end();
      reject(unavailable());
    }, this.#limits.deadlineMs);
    const leave = enter(
      (result) => {
        end();
        resolve(result);
      },
      (failure) => {
        end();
        reject(failure);
      },
    );
    return promise;
  }
}

const unavailable = () =>
  new ProblemError('unavailable', 'The world cannot be reached right now. Please try again.');
