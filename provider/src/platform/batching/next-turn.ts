/** Waits for the next turn of the event loop: requests read from sockets at the same time arrive one by one in this turn. */
export const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));
