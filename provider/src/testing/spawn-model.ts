/** A lock as the model expects it. */
export interface ModelLock {
  id: number;
  player: number;
  eggs: number;
  keys: number;
  method: 'CREDIT_CARD' | 'VOUCHER';
  /** Gateway keys that pay for the lock. */
  vouchers: number[];
  createdAt: number;
  expiresAt: number;
  state: 'held' | 'paid' | 'released';
  /** Whether the lock was released because it expired, not by its player. */
  hasExpired: boolean;
}

/** A player's unpaid holds. */
interface ModelHolds {
  seconds: number;
  expired: number;
  lastExpiredAt: number;
}

const noHolds: ModelHolds = { seconds: 0, expired: 0, lastExpiredAt: -Infinity };

/** A second, simple implementation of the rules for locking, paying and releasing. */
export class SpawnModel {
  remaining: { eggs: number; keys: number };
  locks: ModelLock[] = [];
  /** Unused keys by player. */
  keys: number[][];
  holds: ModelHolds[];
  now = 0;

  constructor(remaining: { eggs: number; keys: number }, players: number) {
    this.remaining = { ...remaining };
    this.keys = Array.from({ length: players }, () => []);
    this.holds = Array.from({ length: players }, () => noHolds);
  }

  findHeldLock(player: number) {
    return this.locks.find((lock) => lock.player === player && lock.state === 'held');
  }

  /** Whether a basket can be granted from the stock, the player's own lock and all expired locks. */
  canGrant(player: number, eggs: number, keys: number) {
    const releasableLocks = this.locks.filter(
      (lock) => lock.state === 'held' && (lock.player === player || lock.expiresAt <= this.now),
    );
    const sumAvailable = (kind: 'eggs' | 'keys') =>
      this.remaining[kind] + releasableLocks.reduce((all, lock) => all + lock[kind], 0);
    return eggs <= sumAvailable('eggs') && keys <= sumAvailable('keys');
  }

  /** @returns a player's holds as they would be if the held lock were released now */
  computeHolds(player: number): ModelHolds {
    const previousHolds = this.holds[player] ?? noHolds;
    const lock = this.findHeldLock(player);
    if (!lock) return previousHolds;
    const hasExpired = lock.expiresAt <= this.now;
    return {
      seconds: previousHolds.seconds + Math.min(this.now, lock.expiresAt) - lock.createdAt,
      expired: previousHolds.expired + Number(hasExpired),
      lastExpiredAt: hasExpired
        ? Math.max(previousHolds.lastExpiredAt, lock.expiresAt)
        : previousHolds.lastExpiredAt,
    };
  }

  /** Whether a player may lock: after a pause of one minute per expired lock, and for less than half an hour in total. */
  canHold(player: number): boolean {
    const { seconds, expired, lastExpiredAt } = this.computeHolds(player);
    return this.now >= lastExpiredAt + 60 * expired && seconds <= 1_800 - 120;
  }

  /** @returns when a player's new lock would expire; a changed basket keeps its expiry */
  computeExpiry(player: number): number {
    const previous = this.findHeldLock(player);
    const isChanged = previous !== undefined && previous.expiresAt > this.now;
    const preferredExpiry = isChanged ? Math.max(previous.expiresAt, this.now + 120) : this.now + 600;
    return Math.min(preferredExpiry, this.now + 600, this.now + 1_800 - this.computeHolds(player).seconds);
  }

  release(lock: ModelLock) {
    this.holds[lock.player] = this.computeHolds(lock.player);
    lock.state = 'released';
    lock.hasExpired = lock.expiresAt <= this.now;
    this.remaining.eggs += lock.eggs;
    this.remaining.keys += lock.keys;
  }

  releaseExpired() {
    for (const lock of this.locks)
      if (lock.state === 'held' && lock.expiresAt <= this.now) this.release(lock);
  }

  canStillPay(lock: ModelLock) {
    if (lock.state !== 'released') return lock.state === 'held';
    const isInStock = lock.eggs <= this.remaining.eggs && lock.keys <= this.remaining.keys;
    return lock.hasExpired && !this.findHeldLock(lock.player) && isInStock;
  }

  pay(lock: ModelLock) {
    if (lock.state === 'released') {
      this.remaining.eggs -= lock.eggs;
      this.remaining.keys -= lock.keys;
    }
    lock.state = 'paid';
    const usedKeys = new Set(lock.vouchers);
    this.keys[lock.player] = this.keys[lock.player]?.filter((key) => !usedKeys.has(key)) ?? [];
  }
}
