import { limitedNetworksOf } from '@emberclutch/server/http/network.ts';
import { RecentMap } from '../recent-map.ts';

export interface RequestLimits {
  /** Requests of one network in a second, on average over ten seconds. */
  perSecond: number;
  /** Requests of one network that are answered at a time. */
  maxInFlight: number;
}

/** Seconds of full speed that a network has saved at most. */
const burstSeconds = 10;

/** Networks that are counted at a time, at most. */
const maxNetworks = 20_000;

interface Count {
  /** How often the limit of one network it has. */
  times: number;
  /** Milliseconds at which all that it sent would be paid for at its speed: never more than a burst ahead. */
  paidAt: number;
  inFlight: number;
}

/**
 * Limits the requests of each network within this process, in number and in speed, before they need anything: one network
 * cannot use up the connections to the database. An IPv4 address is a network, a /64 of IPv6 is one, and a /48 has a limit too.
 */
export class RequestLimiter {
  readonly #counts = new RecentMap<Count>(maxNetworks);
  readonly #limits: RequestLimits;
  readonly #now: () => number;

  /** @param now milliseconds of a clock that does not jump */
  constructor(limits: RequestLimits, now: () => number = () => performance.now()) {
    this.#limits = limits;
    this.#now = now;
  }

  /** @returns what to call when the request is answered; null when the network has to wait */
  enter(address: string): (() => void) | null {
    const now = this.#now();
    const counts = limitedNetworksOf(address).map(
      ({ name, times }) =>
        this.#counts.get(name) ?? this.#counts.set(name, { times, paidAt: now, inFlight: 0 }),
    );
    if (!counts.every((count) => this.#hasRoom(count, now))) return null;
    for (const count of counts) {
      count.paidAt = Math.max(count.paidAt, now) + this.#price(count);
      count.inFlight += 1;
    }
    return () => {
      for (const count of counts) count.inFlight -= 1;
    };
  }

  #hasRoom(count: Count, now: number): boolean {
    const ahead = Math.max(0, count.paidAt - now);
    return (
      ahead + this.#price(count) <= burstSeconds * 1_000 &&
      count.inFlight < this.#limits.maxInFlight * count.times
    );
  }

  /** Milliseconds that one request takes at the speed of the network. */
  #price({ times }: Count): number {
    return 1_000 / (this.#limits.perSecond * times);
  }
}
