import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathExists } from '@emberclutch/server/process/ignore-missing.ts';
import { replaceFile } from '../store/replace-file.ts';
import type { SiteFolder } from './site-folder.ts';

/** Stores fonts under their own addresses, with a digest in the name, so that browsers keep them when the host is released. */
export async function storeFonts(folder: SiteFolder, fonts: string): Promise<void> {
  if (!(await pathExists(fonts))) return;
  await mkdir(folder.fonts, { recursive: true });
  for (const name of await readdir(fonts)) {
    const target = join(folder.fonts, name);
    if (!(await pathExists(target))) await replaceFile(target, await readFile(join(fonts, name)));
  }
}
