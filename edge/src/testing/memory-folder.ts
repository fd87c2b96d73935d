import { tmpdir } from 'node:os';

/** Where tests keep sites. A site is synced file by file, which takes most of the time of a test on a disk. */
export const memoryFolder = process.env.TEST_MEMORY_FOLDER ?? tmpdir();
