/** Dispatched to the window when the script of a remote arrives, even after its request was given up. */
export const entryArrived = 'remote-entry-arrived';
