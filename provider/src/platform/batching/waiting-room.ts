import type { Context } from '@opentelemetry/api';
import { ProblemError } from '../http/problem-error.ts';
import { tracedContext } from './traced-context.ts';

export interface WaitingLimits {
  /** Requests that wait at a time. */
  max: number;
  /** Milliseconds that one waits. */
  deadlineMs: number;
}

/** More requests than a process can answer in that time. A client has given up by then, or its retry succeeds sooner. */
export const defaultWaitingLimits: WaitingLimits = { max: 20_000, deadlineMs: 10_000 };

export interface Waiting<Request, Answer> {
  readonly request: Request;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (failure: unknown) => void;
  /** Milliseconds of the monotonic clock. */
  readonly deadline: number;
  /** Where the request is traced. */
  readonly context: Context | undefined;
}

/**
 * The requests that wait for a batch, bounded in number and in time: while the database is silent, they are answered with 503
 * and Retry-After instead of collecting in memory.
 */
export class WaitingRoom<Request, Answer> {
  readonly #limits: WaitingLimits;
  /** Requests without an answer, in order of arrival, which is the order of their deadlines. */
  readonly #waiting = new Set<Waiting<Request, Answer>>();
  /** The requests among them that are in no batch yet. */
  readonly #next = new Set<Waiting<Request, Answer>>();
  #hasTimer = false;

  constructor(limits: WaitingLimits) {
    this.#limits = limits;
  }

  /** Requests that wait now. */
  get count(): number {
    return this.#waiting.size;
  }

  /** Requests that are in no batch yet, in order of arrival. Taking one out puts it into a batch. */
  get next(): Set<Waiting<Request, Answer>> {
    return this.#next;
  }

  /** @throws {ProblemError} `unavailable` when there is no room, or the deadline has passed */
  wait(request: Request): Promise<Answer> {
    if (this.#waiting.size >= this.#limits.max) return Promise.reject(unavailable());
    return new Promise((resolve, reject) => {
      const deadline = performance.now() + this.#limits.deadlineMs;
      const waiting = { request, resolve, reject, deadline, context: tracedContext() };
      this.#waiting.add(waiting);
      this.#next.add(waiting);
      if (!this.#hasTimer) this.#setTimer(this.#limits.deadlineMs);
    });
  }

  /** Ends the wait of a request, which the caller has answered or answers now. */
  end(waiting: Waiting<Request, Answer>): void {
    this.#waiting.delete(waiting);
  }

  /** One timer for all, at the deadline of the first: a timer for each request would be set and cleared for each. */
  #setTimer(ms: number): void {
    this.#hasTimer = true;
    setTimeout(() => this.#refuseLate(), ms).unref();
  }

  #refuseLate(): void {
    this.#hasTimer = false;
    const now = performance.now();
    for (const waiting of this.#waiting) {
      if (waiting.deadline > now) return this.#setTimer(waiting.deadline - now);
      this.#waiting.delete(waiting);
      this.#next.delete(waiting);
      waiting.reject(unavailable());
    }
  }
}

const unavailable = () =>
  new ProblemError('unavailable', 'The world cannot be reached right now. Please try again.');
