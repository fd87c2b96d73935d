import { toKnownSeason } from '@emberclutch/contract/season/season-name.ts';
import { pageClasses } from '@emberclutch/contract/site/page-protocol.ts';
import type { StorageKey } from '@emberclutch/web/state';

/** Sets classes of the document element: the theme, the season if the page has none, and whether the browser has a session. */
export function applyStoredAppearance(): void {
  const { classList } = document.documentElement;
  const theme = readStored('theme');
  const isDark =
    theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  classList.toggle(pageClasses.dark, isDark);
  // If the edge has rendered the page, it has set the current season. Otherwise, use the last season that the browser has stored.
  if (!/season-/.test(classList.value))
    classList.add(pageClasses.season(toKnownSeason(readStored('spawnSeason') ?? '')));
  classList.toggle(pageClasses.hasSession, readStored('session') !== null);
}

/** Not `readStored` of shared/web/src/state, whose module is too large for an inline script. Session storage keeps the season after Sign Out. */
function readStored(key: StorageKey): string | null {
  try {
    return localStorage.getItem(key) ?? sessionStorage.getItem(key);
  } catch {
    return null; // storage is disabled
  }
}
