import type { Lock } from '@emberclutch/contract/spawn/lock.ts';
import { LRUCache } from 'lru-cache';
import { listLimitedNetworks } from '@emberclutch/server/http/network.ts';
import type { Clock } from '../../platform/clock.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import type { Buyer } from '../sale-queue.ts';

/** Maximum number of networks for which this process counts holds. */
const maxNetworks = 20_000;

/** A request counts for this many seconds before its lock is written: longer than the database may take to write it. */
const reservationSeconds = 30;

/** When the lock that an account holds or has requested expires, in epoch seconds, by account. */
type Expiries = Map<string, number>;

/** Limits the accounts that hold stock from one network in this process, because a buyer with many accounts has few networks. */
export class NetworkLocks {
  readonly #deps: { clock: Clock; max: number };
  /** Holds by network. */
  readonly #holds = new LRUCache<string, Expiries>({ max: maxNetworks });

  /** @param max maximum number of accounts that may hold stock from one network at a time */
  constructor(dependencies: { clock: Clock; max: number }) {
    this.#deps = dependencies;
  }

  /**
   * Runs `lock` if the network of the account is within its limit. The account may already hold a lock.
   * @param lock calls `onWritten` when a lock is written, even after the request has timed out
   * @throws {ProblemError} `too_many_requests` with Retry-After
   */
  async run(
    { accountId, address }: Buyer,
    lock: (onWritten?: (lock: Lock) => void) => Promise<Lock>,
  ): Promise<Lock> {
    if (address === null) return lock();
    const now = this.#deps.clock.nowInSeconds();
    const holdsOfNetworks = listLimitedNetworks(address).map(({ name, factor }) => {
      const holds: Expiries = this.#holds.get(name) ?? new Map();
      this.#holds.set(name, holds);
      checkNetworkLimit(holds, { accountId, max: this.#deps.max * factor, now });
      return holds;
    });
    // The reservation counts before the lock is written, so that simultaneous requests are limited too.
    const reservedUntil = now + reservationSeconds;
    const reservedHolds = holdsOfNetworks.filter((holds) => (holds.get(accountId) ?? 0) <= now);
    for (const holds of reservedHolds) holds.set(accountId, reservedUntil);
    try {
      return await lock(({ expiresAt }) => {
        for (const holds of holdsOfNetworks) holds.set(accountId, expiresAt ?? now);
      });
    } catch (failure) {
      // If the database does not respond, the lock may still have been written, so the reservation counts until it expires.
      const isRefused = failure instanceof ProblemError && failure.code !== 'unavailable';
      // Another request of the account may have made a lock in the meantime.
      const unusedHolds = reservedHolds.filter((holds) => holds.get(accountId) === reservedUntil);
      if (isRefused) for (const holds of unusedHolds) holds.delete(accountId);
      throw failure;
    }
  }
}

/** Checks whether an account may hold stock from a network. Forgets expired holds once the network has reached its limit. */
function checkNetworkLimit(
  holds: Expiries,
  { accountId, max, now }: { accountId: string; max: number; now: number },
): void {
  if (holds.size < max) return;
  for (const [holder, expiresAt] of holds) if (expiresAt <= now) holds.delete(holder);
  if (holds.size < max || holds.has(accountId)) return;
  const wait = Math.min(...holds.values()) - now;
  throw new ProblemError(
    'too_many_requests',
    'Too many locks are held from your network. Please wait until some of them are paid or end.',
    { retryAfter: wait },
  );
}
