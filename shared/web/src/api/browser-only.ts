/**
 * Meta of a query that the edge skips when it renders a page, because the result is decorative or too large for HTML. The browser
 * runs it after hydration. Not for a query that suspends.
 */
export const browserOnly = { isBrowserOnly: true } as const;

export const isBrowserOnly = (meta: Record<string, unknown> | undefined): boolean =>
  meta?.['isBrowserOnly'] === true;
