import { readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readErrorCode } from '@emberclutch/server/process/read-error-code.ts';
import { syncToDisk, createDraftName } from '../store/replace-file.ts';

/**
 * Creates a folder with its content in one atomic rename, after the content has been synced to disk. If another process was faster, its
 * folder stays, because folders of one name have the same content. Remains of a killed process are removed together with old folders.
 * @param fill writes the files into the folder that it receives
 */
export async function createFolder(path: string, fill: (draft: string) => Promise<void>): Promise<void> {
  const draft = createDraftName(path);
  await fill(draft);
  const entries = await readdir(draft, { recursive: true, withFileTypes: true });
  const paths = entries.map((entry) => join(entry.parentPath, entry.name)).values();
  // Two at a time: a disk writes them together, and two of the four threads of Node stay free.
  await Promise.all([syncEach(paths), syncEach(paths)]);
  await syncToDisk(draft);
  try {
    await rename(draft, path);
  } catch (error) {
    const code = readErrorCode(error);
    if (code !== 'EEXIST' && code !== 'ENOTEMPTY') throw error;
    await rm(draft, { recursive: true, force: true });
  }
  await syncToDisk(dirname(path));
}

async function syncEach(paths: Iterable<string>): Promise<void> {
  for (const path of paths) await syncToDisk(path);
}
