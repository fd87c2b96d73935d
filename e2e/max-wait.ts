import { maxSilenceMs } from '@emberclutch/tooling/jest/hang-limit.ts';

/** Maximum duration of a wait. It ends before the test counts as hanging, so that the error names the missing element. */
export const maxWaitMs = maxSilenceMs / 4;
