import { open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { randomBytes } from 'node:crypto';

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

/** Syncs a file's content, or a folder's names, to the disk. */
export async function syncToDisk(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/**
 * The name under which a file or folder is written before it gets its final name. It is unique among all writers: process ids can be equal
 * in two containers that share a disk.
 */
export const createDraftName = (path: string): string => `${path}.${randomBytes(6).toString('hex')}.draft`;
