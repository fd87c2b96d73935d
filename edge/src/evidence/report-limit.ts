import { limitedNetworksOf } from '@emberclutch/server/http/network.ts';

/** Milliseconds after which everything is counted from zero, and the networks are forgotten. */
const windowMs = 60_000;

/** Reports in one window. A page sends about three; many players may share one network. */
const maxPerNetwork = 300;
const maxTotal = 6_000;

/** Bounds the reports of one network, of the /48 around one of IPv6, and of all. Their names stay in memory for a minute. */
export class ReportLimit {
  readonly #now: () => number;
  #since = 0;
  #total = 0;
  #byNetwork = new Map<string, number>();

  /** @param now milliseconds of a clock that does not jump */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** Counts one report. @returns whether it is within the limits */
  take(address: string): boolean {
    if (this.#now() - this.#since >= windowMs) {
      this.#since = this.#now();
      this.#total = 0;
      this.#byNetwork = new Map();
    }
    const networks = limitedNetworksOf(address);
    const countOf = (name: string) => this.#byNetwork.get(name) ?? 0;
    if (this.#total >= maxTotal) return false;
    if (networks.some(({ name, times }) => countOf(name) >= maxPerNetwork * times)) return false;
    for (const { name } of networks) this.#byNetwork.set(name, countOf(name) + 1);
    this.#total += 1;
    return true;
  }
}
