/**
 * The address of a page, made too long for the edge to render. The browser then reads all answers itself, so that a test can replace them.
 */
export const unrendered = (path: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}long=${'-'.repeat(300)}`;
