import type { Context } from '@opentelemetry/api';
import { context, ROOT_CONTEXT, trace } from '@opentelemetry/api';
import { ProblemError } from '../http/problem-error.ts';

/** Maximum number of waiting requests: more than a process can answer within the deadline. */
const maxWaiting = 20_000;

/** Maximum waiting time of a request, after which a client has given up or its retry succeeds sooner. */
const maxWaitMs = 10_000;

/** A request that waits for its result. */
export interface QueueEntry<Request, Result> {
  readonly request: Request;
  readonly resolve: (result: Result) => void;
  readonly reject: (failure: unknown) => void;
  /** Milliseconds of the monotonic clock. */
  readonly deadline: number;
  /** Trace context of the request. */
  readonly context: Context;
  /** Whether the request has been answered. */
  isEnded: boolean;
}

/**
 * The requests that wait for a batch, limited in number and time: while the database does not respond, the queue answers with 503
 * and Retry-After instead of growing.
 *
 * Uses lists instead of a Set. A growing Set abandons its table, which then refers to the next one: a table in the old generation
 * would keep every later table, and the requests in it, from minor garbage collections.
 */
export class RequestQueue<Request, Result> {
  /** Requests that are not in a batch yet, in order of arrival. */
  #waiting: QueueEntry<Request, Result>[] = [];
  /** The batch in progress, or the last one. */
  #batch: QueueEntry<Request, Result>[] = [];
  #count = 0;
  #isWatched = false;

  /** Number of requests that wait for their result. */
  get count(): number {
    return this.#count;
  }

  /** @throws {ProblemError} `unavailable` when the queue is full, or the deadline has passed */
  wait(request: Request): Promise<Result> {
    if (this.#count >= maxWaiting) return Promise.reject(createUnavailableError());
    return new Promise((resolve, reject) => {
      const deadline = performance.now() + maxWaitMs;
      this.#waiting.push({ request, resolve, reject, deadline, context: context.active(), isEnded: false });
      this.#count += 1;
      if (!this.#isWatched) this.#watch();
    });
  }

  /** Takes the requests of the next batch, in order of arrival. The previous batch must have ended. */
  takeBatch(belongsToBatch: (request: Request) => boolean = () => true): QueueEntry<Request, Result>[] {
    const batch: QueueEntry<Request, Result>[] = [];
    const laterEntries: QueueEntry<Request, Result>[] = [];
    for (const entry of this.#waiting) (belongsToBatch(entry.request) ? batch : laterEntries).push(entry);
    this.#waiting = laterEntries;
    this.#batch = batch;
    return batch;
  }

  /** Ends the wait of a request, which the caller has answered or answers now. */
  end(entry: QueueEntry<Request, Result>): void {
    if (entry.isEnded) return;
    entry.isEnded = true;
    this.#count -= 1;
  }

  /** Starts one timer for all requests, because a timer per request costs more. */
  #watch(): void {
    this.#isWatched = true;
    setTimeout(() => this.#rejectLate(), maxWaitMs / 10).unref();
  }

  #rejectLate(): void {
    const now = performance.now();
    for (const entry of [...this.#batch, ...this.#waiting]) {
      if (entry.isEnded || entry.deadline > now) continue;
      this.end(entry);
      entry.reject(createUnavailableError());
    }
    this.#waiting = this.#waiting.filter(({ isEnded }) => !isEnded);
    this.#isWatched = false;
    if (this.#count > 0) this.#watch();
  }
}

/**
 * Runs the work of a batch in the context of its first traced request, or in none. Otherwise the work would run in the context of
 * the request that started the loop, which may have been answered long ago.
 */
export function runInContext<Result>(
  batch: { context: Context }[],
  work: () => Promise<Result>,
): Promise<Result> {
  const tracedEntry = batch.find((entry) => trace.getSpan(entry.context));
  return context.with(tracedEntry?.context ?? ROOT_CONTEXT, work);
}

const createUnavailableError = () =>
  new ProblemError('unavailable', 'The world cannot be reached right now. Please try again.');
