import { StoredLock } from '@emberclutch/contract/spawn/lock-body.ts';
import type { Lock } from '@emberclutch/contract/spawn/lock.ts';
import { currentSession } from '@emberclutch/web/state';
import type { LockIntent } from './lock-intent.ts';
import { tabStorage } from './tab-storage.ts';

/** The locks that this tab has made, with their contents, because a provider may lack a call that reads a lock. */
export const storedLocks = {
  save: (lock: Lock, { body, fees }: LockIntent): void => {
    const userId = currentSession()?.userId;
    if (userId === undefined) return;
    const stored: StoredLock = { userId, lock, body, currency: fees.currency };
    tabStorage.write(toStorageKey(lock.id), JSON.stringify(stored));
    tabStorage.write(lastKey, String(lock.id));
  },

  /** @returns null if this tab has made no such lock for the signed-in account */
  read: (lockId: number): StoredLock | null => {
    const stored = parse(tabStorage.read(toStorageKey(lockId)));
    return stored && stored.userId === currentSession()?.userId ? stored : null;
  },

  /** The last lock that this tab has made, if the signed-in account made it and it has not been removed. */
  readLast: (): StoredLock | null => storedLocks.read(Number(tabStorage.read(lastKey))),

  remove: (lockId: number): void => tabStorage.remove(toStorageKey(lockId)),
};

const lastKey = 'lock:last';

const toStorageKey = (lockId: number) => `lock:${lockId}`;

function parse(text: string | null): StoredLock | null {
  if (text === null) return null;
  try {
    return StoredLock.read(JSON.parse(text));
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
