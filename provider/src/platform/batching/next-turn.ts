/**
 * Waits for what arrives together: several requests that were read at once are handed over one by one in the same turn
 * of the event loop.
 */
export const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));
