import { mkdir, readdir, readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { ignoreMissing, pathExists } from '@emberclutch/server/process/ignore-missing.ts';
import { replaceFile } from '../store/replace-file.ts';

/** Copies the files that a folder lacks from another folder, if that exists. Renames each atomically, because the target may be in use. */
export async function addMissingFiles(target: string, source: string): Promise<void> {
  const entries = (await ignoreMissing(readdir(source, { recursive: true, withFileTypes: true }))) ?? [];
  for (const { parentPath, name } of entries.filter((entry) => entry.isFile())) {
    const path = relative(source, join(parentPath, name));
    const copy = join(target, path);
    if (await pathExists(copy)) continue;
    await mkdir(dirname(copy), { recursive: true });
    await replaceFile(copy, await readFile(join(source, path)));
  }
}
