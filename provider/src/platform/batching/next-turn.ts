/**
 * Waits for the next turn of the event loop: requests that were read from sockets together arrive one by one in this
 * turn.
 */
export const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));
