import { setImmediate as nextTurn } from 'node:timers/promises';
import { runInContext, RequestQueue } from './request-queue.ts';
import type { QueueEntry } from './request-queue.ts';

/** The outcome of one request of a batch: a result, or an error that concerns only this request. */
export type Outcome<Result> = { result: Result } | { problem: unknown };

/** Writes a batch. `settle` answers requests whose outcome is committed, while others of the batch may be in progress. */
type Write<Request, Result> = (
  requests: Request[],
  settle: (outcomes: Iterable<[Request, Outcome<Result>]>) => void,
) => Promise<void>;

/** Maximum number of requests in a batch. */
const maxRequests = 128;

/**
 * Combines concurrent requests into batches, in order of arrival, with at most one request per account in a batch. While a batch
 * is being written, the next batch fills up. See docs/adr/0005.
 */
export class BatchWriter<Request extends { accountId: string }, Result> {
  #isWriting = false;
  #writing = Promise.resolve();
  readonly #write: Write<Request, Result>;
  readonly #queue = new RequestQueue<Request, Result>();

  /** @param write writes a batch; if it throws, each unanswered request is written separately */
  constructor(write: Write<Request, Result>) {
    this.#write = write;
  }

  /** Number of requests that wait for their result. */
  get waitingCount() {
    return this.#queue.count;
  }

  /**
   * Resolves once the batch that contains the request is committed.
   * @throws {ProblemError} `unavailable` when too many requests wait, or the batch takes too long. A batch in progress may still be
   * committed; a repeated request finds it.
   */
  add(request: Request): Promise<Result> {
    const result = this.#queue.wait(request);
    if (!this.#isWriting) this.#writing = this.#writeAll();
    return result;
  }

  /** Resolves once no request is waiting or being written. */
  waitForIdle(): Promise<void> {
    return this.#writing;
  }

  async #writeAll() {
    this.#isWriting = true;
    await nextTurn();
    for (let batch = this.#takeBatch(); batch.length > 0; batch = this.#takeBatch())
      await this.#writeBatch(batch);
    this.#isWriting = false;
  }

  #takeBatch(): QueueEntry<Request, Result>[] {
    const accounts = new Set<string>();
    return this.#queue.takeBatch(({ accountId }) => {
      if (accounts.size === maxRequests || accounts.has(accountId)) return false;
      accounts.add(accountId);
      return true;
    });
  }

  async #writeBatch(batch: QueueEntry<Request, Result>[]) {
    try {
      const entries = new Map(batch.map((entry) => [entry.request, entry]));
      await runInContext(batch, () =>
        this.#write([...entries.keys()], (outcomes) => {
          for (const [request, outcome] of outcomes) this.#settle(entries.get(request), outcome);
        }),
      );
      for (const entry of batch) if (!entry.isEnded) this.#settle(entry, missingOutcome);
    } catch (problem) {
      if (batch.length === 1) for (const entry of batch) this.#settle(entry, { problem });
      // The batch was rolled back. Writes each request separately, so that a failing one does not affect the others. Skips requests that
      // were rejected in the meantime: their clients repeat them, and other requests would wait for them.
      else for (const entry of batch) if (!entry.isEnded) await this.#writeBatch([entry]);
    }
  }

  #settle(entry: QueueEntry<Request, Result> | undefined, outcome: Outcome<Result>) {
    if (!entry) return;
    this.#queue.end(entry);
    if ('result' in outcome) entry.resolve(outcome.result);
    else entry.reject(outcome.problem);
  }
}

const missingOutcome = { problem: new Error('The batch was written without an outcome for this request.') };
