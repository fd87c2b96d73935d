/**
 * The only time limit of the tests: this long without progress is a hang. It is more than ten times the longest silence, which is that of a
 * test that builds packages. Apart from it, a test waits only for conditions, so that a slow machine does not fail it.
 */
export const maxSilenceMs = 20 * 60_000;
