import type { Lock } from '@emberclutch/contract/spawn/lock.ts';
import { LRUCache } from 'lru-cache';
import { listLimitedNetworks } from '@emberclutch/server/http/network.ts';
import type { Clock } from '../../platform/clock.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import type { Buyer } from '../sale-queue.ts';
import type { LockRecord } from './lock-record.ts';

/** Maximum number of networks for which this process counts holds. */
const maxNetworks = 20_000;

/** A request counts for this many seconds before its lock is written: longer than the database may take to write it. */
const reservationSeconds = 30;

/** The lock that an account holds or has requested. */
type Hold = Pick<LockRecord, 'accountId' | 'expiresAt'>;

/** Limits the accounts that hold stock from one network in this process, because a buyer with many accounts has few networks. */
export class NetworkLocks {
  readonly #deps: { clock: Clock; max: number };
  /** The values are lists, because most networks have one account, and maps would be several times larger. */
  readonly #holds = new LRUCache<string, Hold[]>({ max: maxNetworks });

  /** @param max maximum number of accounts that may hold stock from one network at a time */
  constructor(dependencies: { clock: Clock; max: number }) {
    this.#deps = dependencies;
  }

  /**
   * Makes a lock for an account, which may already hold one.
   * @param lock calls `onMade` when a lock is written, even after the request has timed out
   * @throws {ProblemError} `too_many_requests` with Retry-After
   */
  async run(
    { accountId, address }: Buyer,
    lock: (onMade?: (lock: Lock) => void) => Promise<Lock>,
  ): Promise<Lock> {
    if (address === null) return lock();
    const now = this.#deps.clock.nowInSeconds();
    const lists = listLimitedNetworks(address).map(({ name, factor }) => {
      const holds = this.#holds.get(name) ?? [];
      this.#holds.set(name, holds);
      checkRoom(holds, { accountId, max: this.#deps.max * factor, now });
      return holds;
    });
    // The reservation counts before the lock is written, so that simultaneous requests are limited too.
    const reservation: Hold = { accountId, expiresAt: now + reservationSeconds };
    const reservedLists = lists.filter((holds) => !holds.some((hold) => isHeldBy(hold, accountId, now)));
    for (const holds of reservedLists) setHold(holds, reservation);
    try {
      return await lock(({ expiresAt }) => {
        for (const holds of lists) setHold(holds, { accountId, expiresAt: expiresAt ?? now });
      });
    } catch (failure) {
      // If the database does not respond, the lock may still have been written, so the reservation counts until it expires.
      const isRefused = failure instanceof ProblemError && failure.code !== 'unavailable';
      if (isRefused) for (const holds of reservedLists) removeHold(holds, reservation);
      throw failure;
    }
  }
}

const isHeldBy = (hold: Hold, accountId: string, now: number) =>
  hold.accountId === accountId && hold.expiresAt > now;

function checkRoom(
  holds: Hold[],
  { accountId, max, now }: { accountId: string; max: number; now: number },
): void {
  if (holds.length < max) return;
  const activeHolds = holds.filter(({ expiresAt }) => expiresAt > now);
  holds.splice(0, holds.length, ...activeHolds);
  if (activeHolds.length < max || activeHolds.some((hold) => hold.accountId === accountId)) return;
  const wait = Math.max(1, Math.min(...activeHolds.map(({ expiresAt }) => expiresAt)) - now);
  throw new ProblemError(
    'too_many_requests',
    'Too many locks are held from your network. Please wait until some of them are paid or end.',
    { retryAfter: wait },
  );
}

/** Replaces the previous hold of the account. */
function setHold(holds: Hold[], hold: Hold): void {
  const index = holds.findIndex(({ accountId }) => accountId === hold.accountId);
  if (index < 0) holds.push(hold);
  else holds[index] = hold;
}

function removeHold(holds: Hold[], hold: Hold): void {
  const index = holds.indexOf(hold);
  if (index >= 0) holds.splice(index, 1);
}
