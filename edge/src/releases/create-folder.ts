import { readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { syncToDisk } from './sync-to-disk.ts';

/**
 * Creates a folder by one atomic rename, with everything in it on the disk. The draft of a process that was killed is
 * written over, so only one process may fill a folder at a time.
 * @param fill writes the files into the folder that it is given
 */
export async function createFolder(path: string, fill: (draft: string) => Promise<void>): Promise<void> {
  const draft = `${path}.draft`;
  await rm(draft, { recursive: true, force: true });
  await fill(draft);
  const entries = await readdir(draft, { recursive: true, withFileTypes: true });
  for (const entry of entries) await syncToDisk(join(entry.parentPath, entry.name));
  await syncToDisk(draft);
  await rename(draft, path);
  await syncToDisk(dirname(path));
}
