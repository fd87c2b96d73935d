import { atom } from 'jotai';
import { followStored, readStored, writeStored } from './browser-storage.ts';
import { store } from './store.ts';

/** What the shell may tell a player by itself (specification, section 4). */
export const notificationKinds = ['cycleOpened', 'cycleEnding', 'newSeason', 'soldOut'] as const;
export type NotificationKind = (typeof notificationKinds)[number];

export interface Preferences {
  /** Golden things are told, without the show. A system that asks for less motion is heeded besides. */
  hasQuietCelebration: boolean;
  /** Which of these a player does not want to be told. */
  muted: readonly NotificationKind[];
}

const preferenceAtom = atom<Preferences>(readPreferences());

preferenceAtom.onMount = (set) => followStored(['preferences'], () => set(readPreferences()));

/**
 * How this player wants the site to behave in this browser. Kept as JSON under the key `preferences`:
 * `{"hasQuietCelebration":true,"muted":["soldOut"]}`. Followed across tabs.
 */
export const preferencesAtom = atom((get) => get(preferenceAtom));

/** As they are stored now: another tab may have changed them, and Sign Out takes them back. */
export const currentPreferences = (): Preferences => readPreferences();

export function changePreferences(change: Partial<Preferences>): void {
  const preferences = { ...currentPreferences(), ...change };
  writeStored('preferences', JSON.stringify(preferences));
  store.set(preferenceAtom, preferences);
}

/** Whatever storage holds: what is not a preference of ours is as if nothing had been chosen. */
function readPreferences(): Preferences {
  const kept = parsed(readStored('preferences'));
  const muted = Array.isArray(kept.muted) ? kept.muted : [];
  return {
    hasQuietCelebration: kept.hasQuietCelebration === true,
    muted: notificationKinds.filter((kind) => muted.includes(kind)),
  };
}

function parsed(text: string | null): { [Key in keyof Preferences]?: unknown } {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
