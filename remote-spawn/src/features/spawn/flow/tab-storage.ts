import { storageName, currentSession } from '@emberclutch/web/state';
import { StoredLock } from '@emberclutch/contract/spawn/lock-body.ts';
import type { Lock } from '@emberclutch/contract/spawn/lock.ts';
import type { LockIntent } from './lock-intent.ts';

/** Session storage of this tab, because the keys of local storage are fixed (specification, section 3). */
export const tabStorage = {
  read: (key: string) => accessStorage((storage) => storage.getItem(storageName(key))),
  write: (key: string, value: string) =>
    void accessStorage((storage) => storage.setItem(storageName(key), value)),
  remove: (key: string) => void accessStorage((storage) => storage.removeItem(storageName(key))),
};

/** @returns null if the storage is blocked or full: the flow then asks the provider */
function accessStorage<Result>(access: (storage: Storage) => Result): Result | null {
  try {
    return access(sessionStorage);
  } catch {
    return null;
  }
}

/**
 * Purchases that the player has started to pay for or confirm in this tab. Only these are confirmed when the player returns from the
 * checkout, because opening a URL never writes.
 */
export const startedPurchases = {
  add: (lockId: number): void => {
    const userId = currentSession()?.userId;
    if (userId !== undefined) tabStorage.write(toPurchaseKey(lockId), userId);
  },

  has: (lockId: number): boolean => {
    const userId = currentSession()?.userId;
    return userId !== undefined && tabStorage.read(toPurchaseKey(lockId)) === userId;
  },

  remove: (lockId: number): void => tabStorage.remove(toPurchaseKey(lockId)),
};

const toPurchaseKey = (lockId: number) => `purchase:${lockId}`;

/** The locks that this tab has made, with their contents, because a provider may have no call that reads a lock. */
export const storedLocks = {
  save: (lock: Lock, { body, fees }: LockIntent): void => {
    const userId = currentSession()?.userId;
    if (userId === undefined) return;
    const stored: StoredLock = { userId, lock, body, currency: fees.currency };
    tabStorage.write(toLockKey(lock.id), JSON.stringify(stored));
    tabStorage.write(lastLockKey, String(lock.id));
  },

  /** @returns null if this tab has made no such lock for the signed-in account */
  read: (lockId: number): StoredLock | null => {
    const stored = parseLock(tabStorage.read(toLockKey(lockId)));
    return stored && stored.userId === currentSession()?.userId ? stored : null;
  },

  /** The last lock that this tab has made, if the signed-in account made it and it has not been removed. */
  readLast: (): StoredLock | null => storedLocks.read(Number(tabStorage.read(lastLockKey))),

  remove: (lockId: number): void => tabStorage.remove(toLockKey(lockId)),
};

const lastLockKey = 'lock:last';

const toLockKey = (lockId: number) => `lock:${lockId}`;

function parseLock(text: string | null): StoredLock | null {
  if (text === null) return null;
  try {
    return StoredLock.read(JSON.parse(text));
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
