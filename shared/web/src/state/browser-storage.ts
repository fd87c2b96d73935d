import { isEmbedded, storageName } from './embed-mode.ts';
import { storageKeys, tabKeys } from './storage-keys.ts';
import type { StorageKey } from './storage-keys.ts';

/** Values that could not be stored, by name in storage. They are newer than the stored value of the same name. */
const memory = new Map<string, string>();

// A write of another browser tab is newer than the value in memory.
globalThis.addEventListener?.('storage', ({ key }) => {
  if (key === null) memory.clear();
  else memory.delete(key);
});

/**
 * Reads local storage, and for the keys that a tab remembers over Sign Out its session storage. Never throws: if storage is
 * blocked or full, values live as long as the page.
 */
export function readStored(key: StorageKey): string | null {
  const name = storageName(key);
  const value = memory.get(name);
  if (value !== undefined) return value;
  try {
    return localStorage.getItem(name) ?? (isTabKey(key) ? sessionStorage.getItem(name) : null);
  } catch {
    return null;
  }
}

/** Writes local storage, or memory if that fails. */
export function writeStored(key: StorageKey, value: string): void {
  const name = storageName(key);
  try {
    localStorage.setItem(name, value);
    memory.delete(name);
  } catch {
    // Removed, so that a reload does not bring the old value back, which may be of another account.
    removeStored(key);
    memory.set(name, value);
  }
  if (isTabKey(key)) keepInTab(key, value);
}

const isTabKey = (key: StorageKey) => tabKeys.includes(key);

/** Keeps a value until the tab is closed, also where local storage is cleared. */
function keepInTab(key: StorageKey, value: string): void {
  try {
    sessionStorage.setItem(storageName(key), value);
  } catch {
    memory.set(storageName(key), value);
  }
}

/** Removes a value from local storage and memory. */
export function removeStored(key: StorageKey): void {
  const name = storageName(key);
  memory.delete(name);
  try {
    localStorage.removeItem(name);
    if (isTabKey(key)) sessionStorage.removeItem(name);
  } catch {
    // Blocked storage holds no values.
  }
}

/**
 * Clears all local storage, as sign-out does (specification, section 4); in embed mode our keys only. The tab remembers
 * what `tabKeys` lists. Followers in this browser tab are notified, because the browser sends `storage` events to other
 * tabs only.
 */
export function clearStored(): void {
  // Another tab may have written what this one has not.
  const remembered = tabKeys.map((key) => [key, readStored(key)] as const);
  memory.clear();
  try {
    if (isEmbedded()) for (const key of storageKeys) localStorage.removeItem(storageName(key));
    else localStorage.clear();
  } catch {
    // Blocked storage holds no values.
  }
  for (const [key, value] of remembered) if (value !== null) keepInTab(key, value);
  for (const onChange of followers) onChange();
}

const followers = new Set<() => void>();

/**
 * Calls back when stored values may have changed: in another browser tab, while this page was in the back/forward cache,
 * where it receives no events, or because storage was cleared.
 * @param onChange its event is missing if this page has cleared storage
 * @returns a function that unsubscribes
 */
export function followStored(keys: readonly StorageKey[], onChange: (event?: Event) => void): () => void {
  const handleStorage = (event: StorageEvent) => {
    const { key } = event;
    if (key === null || keys.some((ours) => storageName(ours) === key)) onChange(event);
  };
  const handlePageShow = (event: PageTransitionEvent) => {
    if (event.persisted) onChange(event);
  };
  window.addEventListener('storage', handleStorage);
  window.addEventListener('pageshow', handlePageShow);
  followers.add(onChange);
  return () => {
    followers.delete(onChange);
    window.removeEventListener('storage', handleStorage);
    window.removeEventListener('pageshow', handlePageShow);
  };
}
