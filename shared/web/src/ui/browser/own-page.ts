import { isEmbedded } from '@emberclutch/web/state';

/** Scrolls and measures our own page; leaves an embedding page alone. The code rule `own-page-only` forbids direct access. */
export const ownPage = {
  /** Scroll position of the page, in CSS pixels; 0 in an embed. */
  readOffset: (): number => (isEmbedded() ? 0 : window.scrollY),

  scrollTo(top: number): void {
    if (!isEmbedded()) window.scrollTo(0, top);
  },

  scrollBy(top: number, behavior: ScrollBehavior = 'auto'): void {
    if (!isEmbedded()) window.scrollBy({ top, behavior });
  },

  scrollToElement(element: Element | null): void {
    if (!isEmbedded()) element?.scrollIntoView();
  },

  /** Height of the bar that covers the top of the window, with a margin, in pixels: our page declares it as scroll padding. */
  readCoveredHeight: (): number =>
    isEmbedded() ? 0 : Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0,
};
