const minuteMs = 60_000;

/** Minutes that are counted. */
const span = 60;

/** Counts by name over the last hour, in slots of a minute. */
export class RecentCounts<Name extends string> {
  readonly #now: () => number;
  readonly #minutes = new Map<number, Map<Name, number>>();

  /** @param now milliseconds of a clock */
  constructor(now: () => number) {
    this.#now = now;
  }

  add(name: Name): void {
    const minute = this.#minute();
    for (const old of this.#minutes.keys()) if (old <= minute - span) this.#minutes.delete(old);
    const counts = this.#minutes.get(minute) ?? new Map<Name, number>();
    this.#minutes.set(minute, counts.set(name, (counts.get(name) ?? 0) + 1));
  }

  sum(name: Name): number {
    const first = this.#minute() - span + 1;
    return [...this.#minutes]
      .filter(([minute]) => minute >= first)
      .reduce((total, [, counts]) => total + (counts.get(name) ?? 0), 0);
  }

  #minute() {
    return Math.floor(this.#now() / minuteMs);
  }
}
