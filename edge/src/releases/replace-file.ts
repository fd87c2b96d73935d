import { open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { syncToDisk } from './sync-to-disk.ts';

/**
 * Replaces a file by one atomic rename. The content is on the disk before it has its name.
 * @param draft where it is written first; a name of its own where no lock keeps others from writing the same file
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
