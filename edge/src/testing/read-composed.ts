import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readLiveSite } from '../releases/live-site.ts';
import type { SiteFolder } from '../releases/site-folder.ts';

/** Reads a file of the live composition. */
export async function readComposed(folder: SiteFolder, file: string): Promise<string> {
  const live = await readLiveSite(folder);
  return readFile(join(folder.composition(live?.composition ?? ''), file), 'utf8');
}
