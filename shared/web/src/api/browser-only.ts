/**
 * Meta of a query that the edge does not read when it renders a page: its answer decorates, or is too large for HTML. The browser reads
 * it when the page is hydrated. A query that suspends cannot be left to the browser.
 */
export const browserOnly = { isBrowserOnly: true } as const;

export const isBrowserOnly = (meta: Record<string, unknown> | undefined): boolean =>
  meta?.['isBrowserOnly'] === true;
