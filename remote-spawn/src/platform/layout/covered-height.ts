/** Height of the bar that covers the top of the window, with a margin, in pixels: the page declares it as scroll padding. */
export const coveredHeight = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
