const pending = new Set<Promise<void>>();

/**
 * Counts a part of the page as not shown until the function is called that it returns.
 * @see PagePart
 */
export function beginPagePart(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  pending.add(promise);
  return () => {
    pending.delete(promise);
    resolve();
  };
}

/** Resolves once no part is pending. A part that is shown may contain further ones. */
export async function pagePartsShown(): Promise<void> {
  while (pending.size > 0) await Promise.all(pending);
}
