/** What covers the top of the window, with some air, in pixels: the page declares the height of its bar as scroll padding. */
export const coveredHeight = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
