/** Meta of a query whose answer another query contains: a page that the edge renders carries the other one only. */
export const notDehydrated = { isDehydrated: false } as const;

export const isDehydrated = (meta: Record<string, unknown> | undefined): boolean =>
  meta?.['isDehydrated'] !== false;
