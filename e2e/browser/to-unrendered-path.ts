/**
 * Makes the address of a page too long for the edge to render. The browser then requests all responses itself, so that a test can replace them.
 */
export const toUnrenderedPath = (path: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}long=${'-'.repeat(300)}`;
