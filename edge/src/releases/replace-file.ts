import { open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { syncToDisk } from './sync-to-disk.ts';

/** Replaces a file by one atomic rename. The content is on the disk before it has its name. */
export async function replaceFile(path: string, content: string | Buffer): Promise<void> {
  const draft = `${path}.draft`;
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
