import { mkdir, readdir, readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { ignoreMissing, pathExists } from '@emberclutch/server/process/ignore-missing.ts';
import { replaceFile } from '../store/replace-file.ts';

/** Copies files of a folder, if it exists, to one that lacks them, each with an atomic rename, because the target may be in use. */
export async function addMissingFiles(
  target: string,
  source: string,
  isWanted: (path: string) => boolean = () => true,
): Promise<void> {
  const entries = (await ignoreMissing(readdir(source, { recursive: true, withFileTypes: true }))) ?? [];
  for (const { parentPath, name } of entries.filter((entry) => entry.isFile())) {
    const path = relative(source, join(parentPath, name));
    const copy = join(target, path);
    if (!isWanted(path) || (await pathExists(copy))) continue;
    await mkdir(dirname(copy), { recursive: true });
    await replaceFile(copy, await readFile(join(source, path)));
  }
}
