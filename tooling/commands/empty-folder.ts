import { mkdir, readdir } from 'node:fs/promises';
import { resolve } from 'node:path';

/** Creates a folder. @returns its absolute path @throws {Error} if it already contains files */
export async function emptyFolder(folder: string): Promise<string> {
  const target = resolve(folder);
  await mkdir(target, { recursive: true });
  if ((await readdir(target)).length > 0) throw new Error(`${folder} is not empty.`);
  return target;
}
