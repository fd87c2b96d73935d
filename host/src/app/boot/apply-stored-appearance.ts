import { knownSeason } from '@emberclutch/contract/season/season-name.ts';
import { pageClasses } from '@emberclutch/contract/site/page-protocol.ts';
import type { StorageKey } from '@emberclutch/web/state';

/** Sets theme, season where the page has none, and whether the browser has a session as classes of the document element. */
export function applyStoredAppearance(): void {
  const { classList } = document.documentElement;
  const theme = readStored('theme');
  const isDark =
    theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  classList.toggle(pageClasses.dark, isDark);
  // The edge knows the season that runs of a page that it has rendered; else the browser's last one.
  if (!/season-/.test(classList.value))
    classList.add(pageClasses.season(knownSeason(readStored('spawnSeason') ?? '')));
  classList.toggle(pageClasses.hasSession, readStored('session') !== null);
}

/**
 * Not `readStored` of shared/web/src/state: it follows other tabs, which the boot script does not need. The tab remembers the
 * season over Sign Out.
 */
function readStored(key: StorageKey): string | null {
  try {
    return localStorage.getItem(key) ?? sessionStorage.getItem(key);
  } catch {
    return null; // storage is disabled
  }
}
