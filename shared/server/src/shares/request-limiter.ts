import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { listLimitedNetworks } from '../http/network.ts';
import { readClientAddress } from './client-address.ts';
import type { ClientRequest } from './client-address.ts';

interface RequestLimits {
  /** Requests of one network per second, on average over the seconds of a burst. */
  perSecond: number;
  /** Size of a burst, in seconds at the permitted rate; 10 by default. */
  burstSeconds?: number;
  /** Maximum number of unanswered requests of one network. */
  maxInFlight: number;
}

/** Default of `RequestLimits.maxInFlight` for a process. */
export const maxInFlightPerNetwork = 100;

/** Maximum number of running requests of one network, so that a request of another network waits for few of them. */
const maxRunningPerNetwork = 3;

/** Maximum number of running requests of all networks. Beyond it, a process runs only one request of each network. */
const maxRunning = 6;

/** Maximum milliseconds for which a request counts as running. A longer request waits for something outside, such as a slow reader. */
const maxRunningMs = 1_000;

/** Maximum number of networks that the limiter counts. */
const maxNetworks = 20_000;

interface Count {
  /** The limit is this multiple of the limit of one network. */
  factor: number;
  /** The time at which the requests so far would be finished at the permitted rate, in milliseconds. */
  busyUntil: number;
  inFlight: number;
  /** Number of requests that have begun and are not answered. */
  runningCount: number;
  /** Requests that have not begun, in order of arrival. */
  queue: QueuedRequest[];
}

interface QueuedRequest {
  begin: () => void;
  /** Stops counting a slow request as running. */
  timer?: NodeJS.Timeout;
  hasEnded: boolean;
}

/**
 * Limits the number and the rate of each network's requests within this process, before they use any resource, so that one network
 * cannot use up the connections to the database. An IPv4 address or a /64 of IPv6 counts as a network; a /48 has its own limit.
 */
export class RequestLimiter {
  readonly #counts = new LRUCache<string, Count>({ max: maxNetworks });
  readonly #limits: RequestLimits;
  readonly #now: () => number;
  /** Number of requests of all networks that have begun and are not answered. */
  #runningCount = 0;

  /** @param now milliseconds of a clock that does not jump */
  constructor(limits: RequestLimits, now: () => number = () => performance.now()) {
    this.#limits = limits;
    this.#now = now;
  }

  /**
   * Admits a request that is within the limits, and begins it as soon as its network has few enough running requests. The request
   * counts until it is answered. Requests of this machine begin immediately.
   * @param cost number of requests that the request counts as
   * @returns false if the network is over its limit
   */
  admit(request: FastifyRequest, reply: FastifyReply, begin: () => void, cost = 1): boolean {
    const address = readClientAddress(request);
    const leave = address === null ? undefined : this.enter(address, cost);
    if (leave === null) return false;
    const end = this.enqueue(request, begin);
    // Emitted once, even if the client disconnects before the response.
    reply.raw.on('close', () => {
      leave?.();
      end();
    });
    return true;
  }

  /**
   * Queues a request behind those of its network, as `admit` does, but without counting it towards the limits.
   * @returns a function that ends the request, and may be called repeatedly
   */
  enqueue(client: ClientRequest, begin: () => void): () => void {
    const address = readClientAddress(client);
    const network = address === null ? undefined : this.#getCounts(address).at(-1);
    if (!network) {
      begin();
      return () => undefined;
    }
    const request: QueuedRequest = { begin, hasEnded: false };
    network.queue.push(request);
    this.#beginQueued(network);
    return () => this.#end(network, request);
  }

  #beginQueued(network: Count): void {
    const canBegin = () =>
      network.runningCount === 0 ||
      (network.runningCount < maxRunningPerNetwork && this.#runningCount < maxRunning);
    while (canBegin()) {
      const request = network.queue.shift();
      if (!request) return;
      request.timer = setTimeout(() => this.#end(network, request), maxRunningMs);
      network.runningCount += 1;
      this.#runningCount += 1;
      request.begin();
    }
  }

  #end(network: Count, request: QueuedRequest): void {
    if (request.hasEnded) return;
    request.hasEnded = true;
    clearTimeout(request.timer);
    if (request.timer) {
      network.runningCount -= 1;
      this.#runningCount -= 1;
    } else network.queue = network.queue.filter((queued) => queued !== request);
    this.#beginQueued(network);
  }

  /** Admits a request that has already begun. @returns false if the network is over its limit */
  admitWithoutQueueing(request: FastifyRequest, reply: FastifyReply): boolean {
    const address = readClientAddress(request);
    const leave = address === null ? undefined : this.enter(address);
    if (leave) reply.raw.on('close', leave);
    return leave !== null;
  }

  /** @returns a function to call when the request is answered; null if the network is over its limit */
  enter(address: string, cost = 1): (() => void) | null {
    const now = this.#now();
    const counts = this.#getCounts(address);
    if (!counts.every((count) => this.#hasRoom(count, now, cost))) return null;
    for (const count of counts) {
      count.busyUntil = Math.max(count.busyUntil, now) + cost * this.#computeDuration(count);
      count.inFlight += 1;
    }
    return () => {
      for (const count of counts) count.inFlight -= 1;
    };
  }

  /** Finds the counts of an address, from the narrowest network to the widest. */
  #getCounts(address: string): Count[] {
    return listLimitedNetworks(address).map(({ name, factor }) => {
      const storedCount = this.#counts.get(name);
      if (storedCount) return storedCount;
      const count: Count = { factor, busyUntil: 0, inFlight: 0, runningCount: 0, queue: [] };
      this.#counts.set(name, count);
      return count;
    });
  }

  #hasRoom(count: Count, now: number, cost: number): boolean {
    const { burstSeconds = 10 } = this.#limits;
    const ahead = Math.max(0, count.busyUntil - now);
    // A request that costs more than a burst may enter as soon as the network has no backlog.
    // Rounds the sum, because a sum of many durations is inexact.
    const isWithinRate =
      ahead === 0 || Math.round(ahead + cost * this.#computeDuration(count)) <= burstSeconds * 1_000;
    return isWithinRate && count.inFlight < this.#limits.maxInFlight * count.factor;
  }

  /** Computes the milliseconds that one request takes at the permitted rate. */
  #computeDuration({ factor }: Count): number {
    return 1_000 / (this.#limits.perSecond * factor);
  }
}
