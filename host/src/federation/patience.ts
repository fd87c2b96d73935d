/** Milliseconds a player waits for a remote before the slot offers Retry. */
export const patience = 5_000;
