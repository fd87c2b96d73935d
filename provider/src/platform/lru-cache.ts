/** A map with a bound: the least recently used entry is dropped first. */
export class LruCache<Value> {
  readonly #entries = new Map<string, Value>();
  readonly #size: number;

  /** @param size entries that are kept */
  constructor(size: number) {
    this.#size = size;
  }

  /** The cached value, or the one that `create` makes. */
  get(key: string, create: () => Value): Value {
    const value = this.#entries.get(key) ?? create();
    // Inserted again at the end, so that the first entry is always the least recently used.
    this.#entries.delete(key);
    this.#entries.set(key, value);
    if (this.#entries.size > this.#size) {
      const [oldest] = this.#entries.keys();
      if (oldest !== undefined) this.#entries.delete(oldest);
    }
    return value;
  }

  delete(key: string): void {
    this.#entries.delete(key);
  }
}
