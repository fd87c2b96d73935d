/**
 * The one time limit of the tests: a stage in which no test ends for this long hangs, and is stopped. It is more than ten times the longest
 * test. Apart from it, a test waits for conditions only, so that a slow machine does not fail it.
 */
export const maxSilenceMs = 30 * 60_000;
