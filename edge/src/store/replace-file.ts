import { open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Replaces a file by one atomic rename. The content is synced to disk before it gets its name.
 * @param draft path for the first write; must be unique unless a lock keeps others from writing the same file
 */
export async function replaceFile(
  path: string,
  content: string | Buffer,
  draft = `${path}.draft`,
): Promise<void> {
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
