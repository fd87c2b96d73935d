import { storageName } from '@emberclutch/shared/state';

/**
 * The pay step that a tab left for the checkout. The return URL of the checkout names the lock only; the tab keeps the
 * rest. Session storage, because the keys of local storage are fixed (specification, section 3).
 */
export const checkoutReturnPath = {
  save: (lockId: number, path: string): void => {
    try {
      sessionStorage.setItem(nameOf(lockId), path);
    } catch {
      // Storage is blocked: after the checkout the step shows the lock without its contents.
    }
  },

  read: (lockId: number): string | null => {
    try {
      return sessionStorage.getItem(nameOf(lockId));
    } catch {
      return null;
    }
  },
};

const nameOf = (lockId: number) => storageName(`lock:${lockId}`);
