import { pageClasses } from '@emberclutch/contract/site/page-protocol.ts';
import { isEmbedded } from '@emberclutch/web/state';

/**
 * Shows our page, with its bar, in dark mode. A page of another site stays as it is.
 * @param wasDark the visitor's own mode, which the page returns to
 * @returns restores the mode of the page
 */
export function darkenPage(wasDark: boolean): () => void {
  if (isEmbedded()) return () => {};
  const { classList } = document.documentElement;
  classList.add(pageClasses.dark);
  return () => void classList.toggle(pageClasses.dark, wasDark);
}
