import { open } from 'node:fs/promises';

/** Writes a file's content, or a folder's names, to the disk. */
export async function syncToDisk(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
