import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Release } from '@emberclutch/contract/site/release.ts';

/** @throws {Error} if the folder has no valid `release.json` */
export async function readRelease(folder: string): Promise<Release> {
  return Release.parse(JSON.parse(await readFile(join(folder, 'release.json'), 'utf8')));
}
