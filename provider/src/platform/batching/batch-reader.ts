import { setImmediate as nextTurn } from 'node:timers/promises';
import { runInContext, RequestQueue } from './request-queue.ts';
import type { QueueEntry } from './request-queue.ts';

/**
 * Combines concurrent lookups into one query: while a query runs, the next batch fills up. Caches nothing, so every result is read
 * after its request.
 */
export class BatchReader<Result> {
  #isReading = false;
  readonly #read: (keys: string[]) => Promise<(Result | undefined)[]>;
  readonly #queue = new RequestQueue<string, Result | undefined>();

  /** @param read finds the records of a batch in the order of its keys, which may repeat; undefined for a key without a record */
  constructor(read: (keys: string[]) => Promise<(Result | undefined)[]>) {
    this.#read = read;
  }

  /** Number of requests that wait for a result. */
  get waitingCount() {
    return this.#queue.count;
  }

  /** @throws {ProblemError} `unavailable` when too many requests wait, or the result takes too long */
  find(key: string): Promise<Result | undefined> {
    const result = this.#queue.wait(key);
    if (!this.#isReading) void this.#readAll();
    return result;
  }

  async #readAll() {
    this.#isReading = true;
    // Requests that are read from sockets at the same time arrive one by one in this turn of the event loop.
    await nextTurn();
    for (let batch = this.#queue.takeBatch(); batch.length > 0; batch = this.#queue.takeBatch()) {
      await this.#readBatch(batch);
      await nextTurn();
    }
    this.#isReading = false;
  }

  async #readBatch(batch: QueueEntry<string, Result | undefined>[]) {
    try {
      const keys = batch.map(({ request }) => request);
      const results = await runInContext(batch, () => this.#read(keys));
      batch.forEach((entry, index) => entry.resolve(results[index]));
    } catch (failure) {
      for (const entry of batch) entry.reject(failure);
    } finally {
      for (const entry of batch) this.#queue.end(entry);
    }
  }
}
