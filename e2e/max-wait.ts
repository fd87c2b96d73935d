import { maxSilenceMs } from '@emberclutch/tooling/jest/hang-limit.ts';

/** A wait that fails before its test counts as hanging, so that the error names what is missing. */
export const maxWaitMs = maxSilenceMs / 4;
