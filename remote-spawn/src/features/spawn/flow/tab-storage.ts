import { storageName } from '@emberclutch/web/state';

/** Session storage of this tab, because the keys of local storage are fixed (specification, section 3). */
export const tabStorage = {
  read: (key: string): string | null => {
    try {
      return sessionStorage.getItem(storageName(key));
    } catch {
      return null;
    }
  },

  write: (key: string, value: string): void => {
    try {
      sessionStorage.setItem(storageName(key), value);
    } catch {
      // Storage is blocked or full, so the flow asks the provider instead.
    }
  },

  remove: (key: string): void => {
    try {
      sessionStorage.removeItem(storageName(key));
    } catch {
      // Storage is blocked, so nothing was stored.
    }
  },
};
