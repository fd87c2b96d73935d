import { nextTurn } from './next-turn.ts';
import type { WaitingLimits } from './waiting-room.ts';
import { defaultWaitingLimits, WaitingRoom } from './waiting-room.ts';

/**
 * Combines concurrent lookups into one query: while a query runs, the next batch collects. Nothing is cached, so that
 * every result was read after it was requested.
 */
export class BatchReader<Found> {
  #waiting = new Map<string, Waiting<Found>[]>();
  #isReading = false;
  readonly #read: (keys: string[]) => Promise<Map<string, Found>>;
  readonly #room: WaitingRoom;

  /** @param read finds the records of a batch by key; keys without a record are left out */
  constructor(
    read: (keys: string[]) => Promise<Map<string, Found>>,
    limits: WaitingLimits = defaultWaitingLimits,
  ) {
    this.#read = read;
    this.#room = new WaitingRoom(limits);
  }

  /** Requests that wait for an answer now. */
  get waitingCount() {
    return this.#room.count;
  }

  /** @throws {ProblemError} `unavailable` when too many wait, or the answer takes too long */
  find(key: string): Promise<Found | undefined> {
    return this.#room.wait((resolve, reject) => {
      const item = { resolve, reject };
      const waiting = this.#waiting.get(key);
      if (waiting) waiting.push(item);
      else this.#waiting.set(key, [item]);
      if (!this.#isReading) void this.#readAll();
      return () => this.#remove(key, item);
    });
  }

  #remove(key: string, item: Waiting<Found>) {
    const others = this.#waiting.get(key)?.filter((other) => other !== item) ?? [];
    if (others.length > 0) this.#waiting.set(key, others);
    else this.#waiting.delete(key);
  }

  async #readAll() {
    this.#isReading = true;
    while (this.#waiting.size > 0) {
      await nextTurn();
      const batch = this.#waiting;
      this.#waiting = new Map();
      await this.#readTogether(batch);
    }
    this.#isReading = false;
  }

  async #readTogether(batch: Map<string, Waiting<Found>[]>) {
    try {
      const found = await this.#read([...batch.keys()]);
      for (const [key, waiting] of batch) for (const { resolve } of waiting) resolve(found.get(key));
    } catch (failure) {
      for (const { reject } of [...batch.values()].flat()) reject(failure);
    }
  }
}

interface Waiting<Found> {
  resolve: (found: Found | undefined) => void;
  reject: (failure: unknown) => void;
}
