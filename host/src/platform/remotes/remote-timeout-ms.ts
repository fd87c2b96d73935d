/** Milliseconds a player waits for a remote before the slot offers Retry. */
export const remoteTimeoutMs = 5_000;
