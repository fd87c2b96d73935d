import { currentSession } from '@emberclutch/web/state';
import { tabStorage } from './tab-storage.ts';

/**
 * The purchases whose payment or confirmation a press in this tab has started. Only these are confirmed when the player returns
 * from the checkout, because opening a URL never writes.
 */
export const startedPurchases = {
  add: (lockId: number): void => {
    const userId = currentSession()?.userId;
    if (userId !== undefined) tabStorage.write(toStorageKey(lockId), userId);
  },

  has: (lockId: number): boolean => {
    const userId = currentSession()?.userId;
    return userId !== undefined && tabStorage.read(toStorageKey(lockId)) === userId;
  },

  remove: (lockId: number): void => tabStorage.remove(toStorageKey(lockId)),
};

const toStorageKey = (lockId: number) => `purchase:${lockId}`;
