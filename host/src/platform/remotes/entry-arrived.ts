/** Dispatched to the window when the script of a remote arrives, even after its request has timed out. */
export const entryArrived = 'remote-entry-arrived';
