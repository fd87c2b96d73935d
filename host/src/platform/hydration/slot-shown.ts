const { promise, resolve } = Promise.withResolvers<void>();

/**
 * Resolves when the first page is shown in its slot, or has failed. Until then React may still have to hydrate what the edge has rendered
 * there: an answer that is newer than the HTML would differ from it.
 */
export const slotShown = promise;

export const markSlotShown = (): void => resolve();
