/** Milliseconds after which everything is counted from zero, and the addresses are forgotten. */
const windowMs = 60_000;

/** Reports in one window. A page sends about three; many players may share one address. */
const maxPerAddress = 300;
const maxTotal = 6_000;

/** Bounds the reports of one client and of all. Addresses stay in memory for a minute. */
export class ReportLimit {
  readonly #now: () => number;
  #since = 0;
  #total = 0;
  #byAddress = new Map<string, number>();

  /** @param now milliseconds of a clock */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** Counts one report. @returns whether it is within the limits */
  take(address: string): boolean {
    if (this.#now() - this.#since >= windowMs) {
      this.#since = this.#now();
      this.#total = 0;
      this.#byAddress = new Map();
    }
    const count = (this.#byAddress.get(address) ?? 0) + 1;
    if (count > maxPerAddress || this.#total >= maxTotal) return false;
    this.#byAddress.set(address, count);
    this.#total += 1;
    return true;
  }
}
