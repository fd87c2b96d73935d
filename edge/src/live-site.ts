import { readFile, rename, writeFile } from 'node:fs/promises';
import * as z from 'zod/mini';
import { errorCode } from './error-code.ts';
import type { SiteFolder } from './site-folder.ts';

const LiveApp = z.object({
  version: z.string(),
  /** Epoch seconds since when this version is live. */
  since: z.int(),
  /** Versions before it, newest first; kept so that open tabs keep working and a rollback is at hand. */
  previous: z.array(z.string()),
});
export type LiveApp = z.infer<typeof LiveApp>;

export const LiveSite = z.object({
  apps: z.record(z.string(), LiveApp),
  /** Id of the composed pages. */
  composition: z.string(),
});
export type LiveSite = z.infer<typeof LiveSite>;

/** @returns null where nothing was ever published */
export async function readLiveSite(folder: SiteFolder): Promise<LiveSite | null> {
  try {
    return LiveSite.parse(JSON.parse(await readFile(folder.live, 'utf8')));
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}

/** Makes a site live in one atomic step: readers see the old one or the new one, never half of each. */
export async function writeLiveSite(folder: SiteFolder, live: LiveSite): Promise<void> {
  const draft = `${folder.live}.${process.pid}`;
  await writeFile(draft, `${JSON.stringify(live, null, 2)}\n`);
  await rename(draft, folder.live);
}
