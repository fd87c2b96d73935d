import { pagePartsShown } from '@emberclutch/web/state';

const { promise, resolve } = Promise.withResolvers<void>();

/**
 * Resolves when the first page is shown in its slot with all its parts, or has failed. Until then React may still have to hydrate what the edge has
 * rendered there: an answer that is newer than the HTML would differ from it.
 */
export const slotShown = promise;

/** Milliseconds after which the page counts as shown: a chunk may be lost. */
const maxWaitMs = 10_000;

/** The page is in its slot, or has failed; parts of it may be late. */
export async function markSlotShown(): Promise<void> {
  const timer = setTimeout(resolve, maxWaitMs);
  await pagePartsShown();
  clearTimeout(timer);
  resolve();
}
