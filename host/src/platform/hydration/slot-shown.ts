const { promise, resolve } = Promise.withResolvers<void>();

/** Resolves when the first page is shown in its slot, or has failed: what decorates it, or runs beside it, is loaded after that. */
export const slotShown = promise;

export const markSlotShown: () => void = resolve;
