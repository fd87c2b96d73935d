/**
 * A map with a bound, which forgets what was not read for longest, half of it at a time: to drop one entry for each new one, or
 * to move an entry to the end whenever it is read, costs more than the read.
 */
export class RecentMap<Value extends object> {
  #recent = new Map<string, Value>();
  #older = new Map<string, Value>();
  readonly #half: number;

  /** @param max entries that are kept; at least half of them, the ones that were read last */
  constructor(max: number) {
    this.#half = Math.ceil(max / 2);
  }

  /** The stored value, or the one that `create` makes. */
  get(key: string, create: () => Value): Value {
    const found = this.#recent.get(key);
    if (found) return found;
    const value = this.#older.get(key) ?? create();
    if (this.#recent.size >= this.#half) {
      this.#older = this.#recent;
      this.#recent = new Map();
    }
    this.#recent.set(key, value);
    return value;
  }
}
