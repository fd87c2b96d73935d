import { pageClasses } from '@emberclutch/contract/site/page-protocol.ts';
import { isEmbedded } from '@emberclutch/web/state';

/** Shows our page, with its bar, in dark mode; not a page of another site. Returns a function that restores the visitor's own mode. */
export function darkenPage(wasDark: boolean): () => void {
  if (isEmbedded()) return () => {};
  const { classList } = document.documentElement;
  classList.add(pageClasses.dark);
  return () => void classList.toggle(pageClasses.dark, wasDark);
}
