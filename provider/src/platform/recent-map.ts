/**
 * A map with a bound, which forgets the older half of its entries at a time: to drop one entry for each new one, or to move an
 * entry to the end whenever it is read, costs more than the read.
 */
export class RecentMap<Value> {
  #recent = new Map<string, Value>();
  #older = new Map<string, Value>();
  readonly #half: number;

  /** @param max entries that are kept; at least the half of them that was read or written last */
  constructor(max: number) {
    this.#half = Math.ceil(max / 2);
  }

  get(key: string): Value | undefined {
    const recent = this.#recent.get(key);
    if (recent !== undefined) return recent;
    const older = this.#older.get(key);
    return older === undefined ? undefined : this.set(key, older);
  }

  /** @returns the value */
  set(key: string, value: Value): Value {
    if (this.#recent.size >= this.#half && !this.#recent.has(key)) {
      this.#older = this.#recent;
      this.#recent = new Map();
    }
    this.#recent.set(key, value);
    return value;
  }

  delete(key: string): void {
    this.#recent.delete(key);
    this.#older.delete(key);
  }
}
