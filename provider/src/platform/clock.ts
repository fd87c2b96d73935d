/** The source of the current time, which tests control. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

/** Whole epoch seconds, the unit of every stored and sent instant. */
export const nowInSeconds = (clock: Clock) => Math.floor(clock.now() / 1000);
