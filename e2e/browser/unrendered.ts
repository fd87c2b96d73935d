/**
 * The address of a page as the edge does not render it, because no link on the site is as long: the browser itself reads all
 * answers, so that a test can replace them.
 */
export const unrendered = (path: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}long=${'-'.repeat(300)}`;
