/**
 * The only time limit of the tests: a test without progress for this time counts as hanging. It is more than ten times the longest time
 * without progress, which a test that builds packages needs. Otherwise, tests wait only for conditions, so that they pass on slow machines.
 */
export const maxSilenceMs = 20 * 60_000;
