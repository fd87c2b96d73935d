import { pageClasses } from '@emberclutch/contract/site/page-protocol.ts';
import { isEmbedded } from '@emberclutch/web/state';

/**
 * Shows our page, with its bar, in dark mode. Does not change a page of another site.
 * @param wasDark the visitor's own mode, which the page returns to
 * @returns a function that restores the mode of the page
 */
export function darkenPage(wasDark: boolean): () => void {
  if (isEmbedded()) return () => {};
  const { classList } = document.documentElement;
  classList.add(pageClasses.dark);
  return () => void classList.toggle(pageClasses.dark, wasDark);
}
