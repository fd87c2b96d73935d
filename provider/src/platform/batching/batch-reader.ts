import { setImmediate as nextTurn } from 'node:timers/promises';
import { runInContext, defaultWaitingLimits, RequestQueue } from './request-queue.ts';
import type { Waiting, WaitingLimits } from './request-queue.ts';

/**
 * Combines concurrent lookups into one query: while a query runs, the next batch fills up. Caches nothing, so that every result was read
 * after it was requested.
 */
export class BatchReader<Found> {
  #isReading = false;
  readonly #read: (keys: string[]) => Promise<(Found | undefined)[]>;
  readonly #room: RequestQueue<string, Found | undefined>;

  /**
   * @param read finds the records of a batch in the order of its keys, which may contain duplicates; undefined for a key without
   * a record
   */
  constructor(
    read: (keys: string[]) => Promise<(Found | undefined)[]>,
    limits: WaitingLimits = defaultWaitingLimits,
  ) {
    this.#read = read;
    this.#room = new RequestQueue(limits);
  }

  /** Number of requests that wait for a result. */
  get waitingCount() {
    return this.#room.count;
  }

  /** @throws {ProblemError} `unavailable` when too many requests wait, or the result takes too long */
  find(key: string): Promise<Found | undefined> {
    const found = this.#room.wait(key);
    if (!this.#isReading) void this.#readAll();
    return found;
  }

  async #readAll() {
    this.#isReading = true;
    // Requests that are read from sockets at the same time arrive one by one in this turn of the event loop.
    await nextTurn();
    for (let batch = this.#room.takeBatch(); batch.length > 0; batch = this.#room.takeBatch()) {
      await this.#readTogether(batch);
      await nextTurn();
    }
    this.#isReading = false;
  }

  async #readTogether(batch: Waiting<string, Found | undefined>[]) {
    try {
      const keys = batch.map(({ request }) => request);
      const found = await runInContext(batch, () => this.#read(keys));
      batch.forEach((waiting, index) => waiting.resolve(found[index]));
    } catch (failure) {
      for (const waiting of batch) waiting.reject(failure);
    } finally {
      for (const waiting of batch) this.#room.end(waiting);
    }
  }
}
