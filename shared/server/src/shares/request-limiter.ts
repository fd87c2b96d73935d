import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { limitedNetworksOf } from '../http/network.ts';
import { clientAddress } from './client-address.ts';

export interface RequestLimits {
  /** Requests of one network in a second, on average over the seconds of a burst. */
  perSecond: number;
  /** Seconds of full speed that a network has saved at most; 10 by default. */
  burstSeconds?: number;
  /** Requests of one network that are answered at a time. */
  maxInFlight: number;
}

/** Requests of one network that a process answers at a time. */
export const maxInFlightPerNetwork = 100;

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
  readonly #counts = new LRUCache<string, Count>({ max: maxNetworks });
  readonly #limits: RequestLimits;
  readonly #now: () => number;

  /** @param now milliseconds of a clock that does not jump */
  constructor(limits: RequestLimits, now: () => number = () => performance.now()) {
    this.#limits = limits;
    this.#now = now;
  }

  /**
   * Whether a request is within the limits; it is counted until it is answered. Requests of this machine always are.
   * @param price the number of requests as which it counts
   */
  admits(request: FastifyRequest, reply: FastifyReply, price = 1): boolean {
    const address = clientAddress(request);
    if (address === null) return true;
    const leave = this.enter(address, price);
    // Emitted once, also where the client goes away before it has its answer.
    if (leave) reply.raw.on('close', leave);
    return leave !== null;
  }

  /** @returns what to call when the request is answered; null when the network has to wait */
  enter(address: string, price = 1): (() => void) | null {
    const now = this.#now();
    const counts = limitedNetworksOf(address).map(({ name, times }) => {
      const known = this.#counts.get(name);
      if (known) return known;
      const count = { times, paidAt: now, inFlight: 0 };
      this.#counts.set(name, count);
      return count;
    });
    if (!counts.every((count) => this.#hasRoom(count, now, price))) return null;
    for (const count of counts) {
      count.paidAt = Math.max(count.paidAt, now) + price * this.#duration(count);
      count.inFlight += 1;
    }
    return () => {
      for (const count of counts) count.inFlight -= 1;
    };
  }

  #hasRoom(count: Count, now: number, price: number): boolean {
    const { burstSeconds = 10 } = this.#limits;
    const ahead = Math.max(0, count.paidAt - now);
    return (
      ahead + price * this.#duration(count) <= burstSeconds * 1_000 &&
      count.inFlight < this.#limits.maxInFlight * count.times
    );
  }

  /** Milliseconds that one request takes at the speed of the network. */
  #duration({ times }: Count): number {
    return 1_000 / (this.#limits.perSecond * times);
  }
}
