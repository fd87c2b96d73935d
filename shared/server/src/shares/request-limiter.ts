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

/** Requests of one network that a process begins at a time, so that a request of another network waits for few of them. */
const maxBegun = 3;

/** Milliseconds after which another waiting request of a network begins, if those that have begun wait for something else than this process. */
const longTurnMs = 50;

/** Networks that are counted at a time, at most. */
const maxNetworks = 20_000;

interface Count {
  /** How often the limit of one network it has. */
  times: number;
  /** Milliseconds at which all that it sent would be paid for at its speed: never more than a burst ahead. */
  paidAt: number;
  inFlight: number;
  /** Requests that have begun and are not answered. */
  begun: number;
  /** Requests that have not begun, in order of arrival. */
  waiting: Turn[];
  timer: NodeJS.Timeout | undefined;
}

interface Turn {
  begin: () => void;
  hasBegun: boolean;
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
   * Lets a request begin in the turn of its network, if it is within the limits. It is counted until it is answered. Requests of this
   * machine begin at once.
   * @param begin called when the request may begin
   * @param price the number of requests as which it counts
   * @returns false if the network has to wait longer
   */
  admit(request: FastifyRequest, reply: FastifyReply, begin: () => void, price = 1): boolean {
    const address = clientAddress(request);
    if (address === null) {
      begin();
      return true;
    }
    const counts = this.#countsOf(address);
    const leave = this.#enter(counts, price);
    const network = counts.at(-1);
    if (!leave || !network) return false;
    const turn = { begin, hasBegun: false };
    // Emitted once, also where the client goes away before it has its answer.
    reply.raw.on('close', () => {
      leave();
      endTurn(network, turn);
    });
    network.waiting.push(turn);
    if (network.begun < maxBegun) beginNext(network);
    else network.timer ??= setInterval(beginNext, longTurnMs, network);
    return true;
  }

  /** Like `admit`, for a request that has begun. */
  admits(request: FastifyRequest, reply: FastifyReply): boolean {
    const address = clientAddress(request);
    const leave = address === null ? undefined : this.enter(address);
    if (leave) reply.raw.on('close', leave);
    return leave !== null;
  }

  /** @returns what to call when the request is answered; null when the network has to wait */
  enter(address: string, price = 1): (() => void) | null {
    return this.#enter(this.#countsOf(address), price);
  }

  /** From the narrowest network to the widest. */
  #countsOf(address: string): Count[] {
    return limitedNetworksOf(address).map(({ name, times }) => {
      const known = this.#counts.get(name);
      if (known) return known;
      const count: Count = { times, paidAt: 0, inFlight: 0, begun: 0, waiting: [], timer: undefined };
      this.#counts.set(name, count);
      return count;
    });
  }

  #enter(counts: Count[], price: number): (() => void) | null {
    const now = this.#now();
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

function beginNext(network: Count): void {
  const turn = network.waiting.shift();
  if (network.waiting.length === 0) {
    clearInterval(network.timer);
    network.timer = undefined;
  }
  if (!turn) return;
  turn.hasBegun = true;
  network.begun += 1;
  turn.begin();
}

function endTurn(network: Count, turn: Turn): void {
  if (turn.hasBegun) network.begun -= 1;
  else network.waiting = network.waiting.filter((waiting) => waiting !== turn);
  if (network.begun < maxBegun) beginNext(network);
}
