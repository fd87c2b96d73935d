import { atom } from 'jotai';
import { pageClasses } from '@emberclutch/contract/site/page-protocol.ts';
import { followStored, readStored, removeStored, writeStored } from './browser-storage.ts';
import { isEmbedded } from './embed-mode.ts';
import { store } from './store.ts';
import { createStoredAtom } from './create-stored-atom.ts';

type ThemeMode = 'light' | 'dark';

const choiceAtom = createStoredAtom<ThemeMode | null>(readChoice);
choiceAtom.onMount = () => followStored(['theme'], () => applyChoice(readChoice()));

/** Counts changes of the system's preference while an atom subscribes to it. */
const systemChangesAtom = atom(0);
systemChangesAtom.onMount = (set) => {
  const system = queryDarkMode();
  const follow = () => {
    set((count) => count + 1);
    showMode();
  };
  system.addEventListener('change', follow);
  // The preference may have changed since the boot script ran, before the page was hydrated.
  follow();
  return () => system.removeEventListener('change', follow);
};

/** The stored choice, otherwise the current preference of the system (specification, section 4). */
export const themeModeAtom = atom((get): ThemeMode => {
  // Subscribed even if there is a choice: after its removal, the preference must be current.
  get(systemChangesAtom);
  return get(choiceAtom) ?? (queryDarkMode().matches ? 'dark' : 'light');
});

/** The stored choice; null if the system decides. */
export const themeChoiceAtom = atom((get) => get(choiceAtom));

/** Stores a choice and applies it. */
export function chooseThemeMode(mode: ThemeMode): void {
  writeStored('theme', mode);
  applyChoice(mode);
}

/** Removes the choice: the page follows the system again. */
export function followSystemTheme(): void {
  removeStored('theme');
  applyChoice(null);
}

function applyChoice(choice: ThemeMode | null): void {
  store.set(choiceAtom, choice);
  showMode();
}

function readChoice(): ThemeMode | null {
  const choice = readStored('theme');
  return choice === 'light' || choice === 'dark' ? choice : null;
}

function queryDarkMode(): MediaQueryList {
  return window.matchMedia('(prefers-color-scheme: dark)');
}

function showMode(): void {
  if (!isEmbedded())
    document.documentElement.classList.toggle(pageClasses.dark, store.get(themeModeAtom) === 'dark');
}
