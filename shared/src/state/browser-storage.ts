import { isEmbedded } from './embed-mode.ts';
import { storageKeys } from './storage-keys.ts';
import type { StorageKey } from './storage-keys.ts';

/** What could not be stored. Newer than whatever storage still holds under the same key. */
const memory = new Map<string, string>();

// Another tab could write: what it wrote is newer still.
window.addEventListener('storage', ({ key }) => {
  if (key === null) memory.clear();
  else memory.delete(key);
});

/** Local storage that never throws: where the browser blocks it or it is full, values live as long as the page. */
export function readStored(key: StorageKey): string | null {
  const kept = memory.get(key);
  if (kept !== undefined) return kept;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeStored(key: StorageKey, value: string): void {
  try {
    localStorage.setItem(key, value);
    memory.delete(key);
  } catch {
    // The old value must not come back with a reload: better none than that of somebody else.
    removeStored(key);
    memory.set(key, value);
  }
}

export function removeStored(key: StorageKey): void {
  memory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Blocked storage holds nothing of ours.
  }
}

/**
 * Logout clears all local storage (specification, section 4), but on a page of others what is ours only. What lives on
 * it hears of that in this tab too.
 */
export function clearStored(): void {
  memory.clear();
  try {
    if (isEmbedded()) for (const key of storageKeys) localStorage.removeItem(key);
    else localStorage.clear();
  } catch {
    // Blocked storage holds nothing of ours.
  }
  for (const hearOfClearing of followers) hearOfClearing();
}

const followers = new Set<() => void>();

/**
 * Calls back when what is stored may have changed behind one's back: in another tab, while this page was kept aside by
 * the browser's back button, where it hears nothing, or because all of it was cleared.
 * @returns ends that
 */
export function followStored(keys: readonly StorageKey[], onChange: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === null || keys.some((ours) => ours === key)) onChange();
  };
  const wake = ({ persisted }: PageTransitionEvent) => {
    if (persisted) onChange();
  };
  window.addEventListener('storage', hear);
  window.addEventListener('pageshow', wake);
  followers.add(onChange);
  return () => {
    followers.delete(onChange);
    window.removeEventListener('storage', hear);
    window.removeEventListener('pageshow', wake);
  };
}
