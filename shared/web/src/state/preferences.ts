import { atom } from 'jotai';
import { followStored, readStored, writeStored } from './browser-storage.ts';
import { notificationKinds } from './notification.ts';
import type { NotificationKind } from './notification.ts';
import { store } from './store.ts';
import { createStoredAtom } from './create-stored-atom.ts';

export interface Preferences {
  /** Golden assets show a notification without the celebration. The system's reduced-motion setting also applies. */
  hasQuietCelebration: boolean;
  /** Lists load their next page automatically near their end. */
  hasAutoLoad: boolean;
  muted: readonly NotificationKind[];
}

const storedPreferencesAtom = createStoredAtom<Preferences>(currentPreferences);

storedPreferencesAtom.onMount = (set) => followStored(['preferences'], () => set(currentPreferences()));

/** Stored as JSON under `preferences`: `{"hasQuietCelebration":true,"muted":["soldOut"]}`. Synchronized across browser tabs. */
export const preferencesAtom = atom((get) => get(storedPreferencesAtom));

/** Changes and stores some preferences. */
export function changePreferences(change: Partial<Preferences>): void {
  const preferences = { ...currentPreferences(), ...change };
  writeStored('preferences', JSON.stringify(preferences));
  store.set(storedPreferencesAtom, preferences);
}

/** The stored preferences, which another tab may have changed. Invalid values count as defaults: storage may hold anything. */
export function currentPreferences(): Preferences {
  const preferences = parse(readStored('preferences'));
  const muted = Array.isArray(preferences.muted) ? preferences.muted : [];
  return {
    hasQuietCelebration: preferences.hasQuietCelebration === true,
    hasAutoLoad: preferences.hasAutoLoad === true,
    muted: notificationKinds.filter((kind) => muted.includes(kind)),
  };
}

function parse(text: string | null): { [Key in keyof Preferences]?: unknown } {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
