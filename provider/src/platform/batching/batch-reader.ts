import { nextTurn } from './next-turn.ts';

/**
 * Asks the database together for what many want at once: while one question is under way, the next one gathers. Nothing
 * is remembered, so that everyone is answered by what was there after they asked.
 */
export class BatchReader<Found> {
  #waiting = new Map<string, Waiting<Found>[]>();
  #isReading = false;
  readonly #read: (keys: string[]) => Promise<Map<string, Found>>;

  /** @param read answers for those of the keys that are known */
  constructor(read: (keys: string[]) => Promise<Map<string, Found>>) {
    this.#read = read;
  }

  find(key: string): Promise<Found | undefined> {
    return new Promise((resolve, reject) => {
      const waiting = this.#waiting.get(key);
      if (waiting) waiting.push({ resolve, reject });
      else this.#waiting.set(key, [{ resolve, reject }]);
      if (!this.#isReading) void this.#readAll();
    });
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
