import { pageClasses } from '@emberclutch/contract/site/page-protocol.ts';
import { isEmbedded } from '@emberclutch/web/state';

/** Shows our page in dark mode; does not change an embedding page. Returns a function that restores the mode from before. */
export function darkenPage(wasDark: boolean): () => void {
  if (isEmbedded()) return () => {};
  const { classList } = document.documentElement;
  classList.add(pageClasses.dark);
  return () => void classList.toggle(pageClasses.dark, wasDark);
}
