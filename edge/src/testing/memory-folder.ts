import { accessSync, constants } from 'node:fs';
import { tmpdir } from 'node:os';

/** Where tests keep sites: a site is synced file by file, which on a disk takes most of the time of a test. */
export const memoryFolder = isWritable('/dev/shm') ? '/dev/shm' : tmpdir();

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
