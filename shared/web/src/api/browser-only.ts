/** Meta of a query that only the browser runs, because its result is decorative or too large for HTML. Components must not suspend for it. */
export const browserOnly = { isBrowserOnly: true } as const;

export const isBrowserOnly = (meta: Record<string, unknown> | undefined): boolean =>
  meta?.['isBrowserOnly'] === true;
