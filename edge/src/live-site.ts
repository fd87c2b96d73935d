import { readFile, rename, writeFile } from 'node:fs/promises';
import * as z from 'zod/mini';
import { errorCode } from './error-code.ts';
import type { SiteFolder } from './site-folder.ts';

const LiveApp = z.object({
  version: z.string(),
  /** When this version went live, in epoch seconds. */
  since: z.int(),
  /** Earlier versions, newest first, kept for open tabs and for rollbacks. */
  previous: z.array(z.string()),
});
export type LiveApp = z.infer<typeof LiveApp>;

export const LiveSite = z.object({
  apps: z.record(z.string(), LiveApp),
  /** Id of the live composition. */
  composition: z.string(),
});
export type LiveSite = z.infer<typeof LiveSite>;

/** @returns null if nothing has been published */
export async function readLiveSite(folder: SiteFolder): Promise<LiveSite | null> {
  try {
    return LiveSite.parse(JSON.parse(await readFile(folder.live, 'utf8')));
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}

/** Makes a composition live by one atomic rename: a reader sees the old state or the new one. */
export async function writeLiveSite(folder: SiteFolder, live: LiveSite): Promise<void> {
  const draft = `${folder.live}.${process.pid}`;
  await writeFile(draft, `${JSON.stringify(live, null, 2)}\n`);
  await rename(draft, folder.live);
}
