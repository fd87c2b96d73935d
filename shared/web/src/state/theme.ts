import { atom } from 'jotai';
import { pageClasses } from '@emberclutch/contract/site/page-protocol.ts';
import { followStored, readStored, removeStored, writeStored } from './browser-storage.ts';
import { isEmbedded } from './embed-mode.ts';
import { store } from './store.ts';
import { storedAtom } from './stored-atom.ts';

type ThemeMode = 'light' | 'dark';

const choiceAtom = storedAtom<ThemeMode | null>(readChoice);
const modeAtom = storedAtom<ThemeMode>(readMode);

modeAtom.onMount = (set) => {
  const follow = () => {
    const mode = readMode();
    showMode(mode);
    set(mode);
    store.set(choiceAtom, readChoice());
  };
  const system = systemIsDark();
  system.addEventListener('change', follow);
  const endFollowing = followStored(['theme'], follow);
  return () => {
    system.removeEventListener('change', follow);
    endFollowing();
  };
};

/** The stored choice, otherwise the preference of the system, synchronised live (specification, section 4). */
export const themeModeAtom = atom((get) => get(modeAtom));

/** The stored choice; null if the system decides. */
export const themeChoiceAtom = atom((get) => get(choiceAtom));

/** Stores a choice and applies it. */
export function chooseThemeMode(mode: ThemeMode): void {
  writeStored('theme', mode);
  showMode(mode);
  store.set(modeAtom, mode);
  store.set(choiceAtom, mode);
}

/** Removes the choice: the page follows the system again. */
export function followSystemTheme(): void {
  removeStored('theme');
  const mode = readMode();
  showMode(mode);
  store.set(modeAtom, mode);
  store.set(choiceAtom, null);
}

function readChoice(): ThemeMode | null {
  const chosen = readStored('theme');
  return chosen === 'light' || chosen === 'dark' ? chosen : null;
}

function readMode(): ThemeMode {
  return readChoice() ?? (systemIsDark().matches ? 'dark' : 'light');
}

function systemIsDark(): MediaQueryList {
  return window.matchMedia('(prefers-color-scheme: dark)');
}

function showMode(mode: ThemeMode): void {
  if (!isEmbedded()) document.documentElement.classList.toggle(pageClasses.dark, mode === 'dark');
}
