import { tmpdir } from 'node:os';

/** Where tests keep sites: a site is synced file by file, which on a disk takes most of the time of a test. */
export const memoryFolder = process.env.TEST_MEMORY_FOLDER ?? tmpdir();
