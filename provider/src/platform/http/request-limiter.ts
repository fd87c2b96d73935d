import { limitedNetworksOf } from '@emberclutch/server/http/network.ts';
import { forgetOldest } from '../forget-oldest.ts';

export interface RequestLimits {
  /** Requests of one network in a second, on average over ten seconds. */
  perSecond: number;
  /** Requests of one network that are answered at a time. */
  maxInFlight: number;
}

/** Seconds of full speed that a network has saved at most. */
const burstSeconds = 10;

/** Networks that are counted at a time; the least recently counted ones make room for others. */
const maxNetworks = 20_000;

interface Count {
  /** Requests that the network may send at once. */
  tokens: number;
  /** Milliseconds at which they were counted. */
  at: number;
  inFlight: number;
}

/**
 * Limits the requests of each network within this process, in number and in speed, before they need anything: one network
 * cannot use up the connections to the database. An IPv4 address is a network, a /64 of IPv6 is one, and a /48 has a limit too.
 */
export class RequestLimiter {
  readonly #counts = new Map<string, Count>();
  readonly #limits: RequestLimits;
  readonly #now: () => number;

  /** @param now milliseconds of a clock that does not jump */
  constructor(limits: RequestLimits, now: () => number = () => performance.now()) {
    this.#limits = limits;
    this.#now = now;
  }

  /** @returns what to call when the request is answered; null when the network has to wait */
  enter(address: string): (() => void) | null {
    const limited = limitedNetworksOf(address).map(({ name, times }) => ({
      count: this.#count(name, times),
      times,
    }));
    if (!limited.every(({ count, times }) => this.#hasRoom(count, times))) return null;
    const counts = limited.map(({ count }) => count);
    for (const count of counts) {
      count.tokens -= 1;
      count.inFlight += 1;
    }
    return () => {
      for (const count of counts) count.inFlight -= 1;
    };
  }

  #hasRoom({ tokens, inFlight }: Count, times: number): boolean {
    return tokens >= 1 && inFlight < this.#limits.maxInFlight * times;
  }

  #count(network: string, times: number): Count {
    const now = this.#now();
    const perSecond = this.#limits.perSecond * times;
    const full = perSecond * burstSeconds;
    const count = this.#counts.get(network) ?? { tokens: full, at: now, inFlight: 0 };
    count.tokens = Math.min(full, count.tokens + ((now - count.at) / 1_000) * perSecond);
    count.at = now;
    // Inserted again at the end, so that the first is the one that was counted longest ago.
    this.#counts.delete(network);
    this.#counts.set(network, count);
    forgetOldest(this.#counts, maxNetworks);
    return count;
  }
}
