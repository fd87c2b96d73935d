/** Seconds after which another process takes over a claim, because the process that made it may have been killed. */
export const claimSeconds = 60;

/**
 * Seconds until a failed claim is tried again: doubled after each try.
 * @param tries number of tries so far, at least 1
 * @param first seconds after the first try
 * @param max seconds
 */
export const claimPause = (tries: number, { first, max }: { first: number; max: number }): number =>
  Math.min(first * 2 ** (tries - 1), max);
