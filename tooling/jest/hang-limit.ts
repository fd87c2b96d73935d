/**
 * The one time limit of the tests: this long without progress is a hang. It is more than ten times the longest silence, which a test that
 * builds packages takes. Apart from it, a test waits for conditions only, so that a slow machine does not fail it.
 */
export const maxSilenceMs = 20 * 60_000;
