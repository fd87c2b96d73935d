/**
 * The address of a page, made longer than the edge renders. The browser then reads all answers itself, so that a test
 * can replace them.
 */
export const unrendered = (path: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}long=${'-'.repeat(300)}`;
