import { isEmbedded, storageName } from './embed-mode.ts';
import { storageKeys, tabKeys } from './storage-keys.ts';
import type { StorageKey } from './storage-keys.ts';

/** Values that could not be stored, by name. Each is newer than a stored value of the same name. */
const memory = new Map<string, string>();

// If another browser tab writes a value, it is newer than the one in memory.
globalThis.addEventListener?.('storage', ({ key }) => {
  if (key === null) memory.clear();
  else memory.delete(key);
});

/** Reads local storage, and session storage for `tabKeys`. Never throws: if storage is blocked or full, values live in memory. */
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
    // Remove it, so that a reload does not restore the old value, which may belong to another account.
    removeStored(key);
    memory.set(name, value);
  }
  if (isTabKey(key)) keepInTab(key, value);
}

const isTabKey = (key: StorageKey) => tabKeys.includes(key);

/** Keeps a value until the tab is closed, even if local storage is cleared. */
function keepInTab(key: StorageKey, value: string): void {
  try {
    sessionStorage.setItem(storageName(key), value);
  } catch {
    memory.set(storageName(key), value);
  }
}

/** Writes a value, or removes it if it is null. */
export function writeOrRemove(key: StorageKey, value: string | null): void {
  if (value === null) removeStored(key);
  else writeStored(key, value);
}

/** Removes a value from local storage and memory. */
export function removeStored(key: StorageKey): void {
  const name = storageName(key);
  memory.delete(name);
  try {
    localStorage.removeItem(name);
    if (isTabKey(key)) sessionStorage.removeItem(name);
  } catch {
    // Storage is blocked, so it holds no values.
  }
}

/**
 * Clears all local storage, as sign-out does (specification, section 4); in embed mode only our own keys. The tab keeps the
 * values of `tabKeys`. Notifies subscribers in this browser tab, because the browser sends `storage` events to other tabs only.
 */
export function clearStored(): void {
  // Another tab may have written values that this one has not read.
  const tabValues = tabKeys.map((key) => [key, readStored(key)] as const);
  memory.clear();
  try {
    if (isEmbedded()) for (const key of storageKeys) localStorage.removeItem(storageName(key));
    else localStorage.clear();
  } catch {
    // Storage is blocked, so it holds no values.
  }
  for (const [key, value] of tabValues) if (value !== null) keepInTab(key, value);
  for (const onChange of followers) onChange();
}

const followers = new Set<() => void>();

/**
 * Calls back when another tab wrote stored values, storage was cleared, or this page was in the back/forward cache, where it receives no
 * events. `onChange` gets no event if this page has cleared storage. Returns a function that unsubscribes.
 */
export function followStored(keys: readonly StorageKey[], onChange: (event?: Event) => void): () => void {
  const handleStorage = (event: StorageEvent) => {
    const { key } = event;
    if (key === null || keys.some((followedKey) => storageName(followedKey) === key)) onChange(event);
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
