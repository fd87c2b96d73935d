import type { Lock } from '@emberclutch/contract/spawn/lock.ts';
import type { Clock } from '../../platform/clock.ts';
import { nowInSeconds } from '../../platform/clock.ts';
import { forgetOldest } from '../../platform/forget-oldest.ts';
import { isLoopback } from '../../platform/http/is-loopback.ts';
import { limitedNetworksOf } from '@emberclutch/server/http/network.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';

/** Networks that are counted at a time. */
const maxNetworks = 20_000;

/** Seconds for which a request is counted whose lock is not made yet. */
const reservationSeconds = 30;

/** What an account holds. A request replaces the entry, and so recognises its own. */
interface Entry {
  /** Epoch seconds. */
  expiresAt: number;
}

/**
 * Bounds the accounts that hold stock from one network, in this process: a buyer with many accounts has fewer networks. A lock
 * counts until it would expire.
 */
export class NetworkLocks {
  readonly #clock: Clock;
  readonly #max: number;
  /** Each account's entry by network, in the order in which the locks were made. */
  readonly #locks = new Map<string, Map<string, Entry>>();

  /** @param max accounts that may hold stock from one network at a time */
  constructor({ clock, max }: { clock: Clock; max: number }) {
    this.#clock = clock;
    this.#max = max;
  }

  /**
   * Makes a lock for an account, which may hold one already.
   * @throws {ProblemError} `too_many_requests` with Retry-After
   */
  async run(
    { accountId, address }: { accountId: string; address: string },
    lock: () => Promise<Lock>,
  ): Promise<Lock> {
    if (isLoopback(address)) return lock();
    const limited = limitedNetworksOf(address);
    for (const { name, times } of limited) this.#check(name, accountId, this.#max * times);
    const networks = limited.map(({ name }) => name);
    // Counted before the lock is made, so that requests which come at once are bounded too.
    const reserved = networks.filter((network) => !this.#locks.get(network)?.has(accountId));
    const reservation = { expiresAt: nowInSeconds(this.#clock) + reservationSeconds };
    this.#set(reserved, accountId, reservation);
    try {
      const made = await lock();
      this.#set(networks, accountId, { expiresAt: made.expiresAt ?? nowInSeconds(this.#clock) });
      return made;
    } catch (failure) {
      // Another request of the account may have made a lock meanwhile.
      for (const network of reserved) {
        const locks = this.#locks.get(network);
        if (locks?.get(accountId) === reservation) locks.delete(accountId);
      }
      throw failure;
    }
  }

  #check(network: string, accountId: string, max: number): void {
    const locks = this.#locks.get(network);
    if (!locks) return;
    const now = nowInSeconds(this.#clock);
    for (const [account, { expiresAt }] of locks) if (expiresAt <= now) locks.delete(account);
    if (locks.size === 0) this.#locks.delete(network);
    if (locks.size < max || locks.has(accountId)) return;
    const wait = Math.max(1, Math.min(...[...locks.values()].map(({ expiresAt }) => expiresAt)) - now);
    throw new ProblemError(
      'too_many_requests',
      'Too many locks are held from your network. Please wait until some of them are paid or end.',
      { headers: { 'retry-after': String(wait) } },
    );
  }

  #set(networks: string[], accountId: string, entry: Entry): void {
    for (const network of networks) {
      const locks = this.#locks.get(network) ?? new Map<string, Entry>();
      locks.set(accountId, entry);
      this.#locks.set(network, locks);
    }
    forgetOldest(this.#locks, maxNetworks);
  }
}
