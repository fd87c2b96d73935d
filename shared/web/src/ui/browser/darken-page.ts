import { pageClasses } from '@emberclutch/contract/site/page-protocol.ts';
import { isEmbedded } from '@emberclutch/web/state';

/**
 * Shows our page, with its bar, in the dark mode, as a theatre goes dark. A page of another site stays as it is.
 * @param wasDark the visitor's own mode, which the page returns to
 * @returns turns the lights on again
 */
export function darkenPage(wasDark: boolean): () => void {
  if (isEmbedded()) return () => {};
  const { classList } = document.documentElement;
  classList.add(pageClasses.dark);
  return () => void classList.toggle(pageClasses.dark, wasDark);
}
