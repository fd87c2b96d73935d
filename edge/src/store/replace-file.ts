import { open, rename, readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { readErrorCode } from '@emberclutch/server/process/read-error-code.ts';

/** Replaces a file with one atomic rename. The content is synced to disk before it gets its name. */
export async function replaceFile(path: string, content: string | Buffer): Promise<void> {
  const draft = createDraftName(path);
  const file = await open(draft, 'w');
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, path);
  await syncToDisk(dirname(path));
}

/** Syncs a file's content, or a folder's entries, to the disk. */
async function syncToDisk(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Creates a name that no other writer uses. A process id would not do, because two containers that share a disk can have equal ids. */
const createDraftName = (path: string): string => `${path}.${randomBytes(6).toString('hex')}.draft`;

/**
 * Creates a folder with its content in one atomic rename, after the content has been synced to disk. If another process was faster, its
 * folder stays, because folders of one name have the same content. A publisher removes the drafts of killed processes with unused releases.
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
