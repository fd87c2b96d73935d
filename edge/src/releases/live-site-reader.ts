import { stat } from 'node:fs/promises';
import { ifPresent } from '@emberclutch/server/process/if-present.ts';
import { readLiveSite } from './live-site.ts';
import type { LiveSite } from './live-site.ts';
import type { SiteFolder } from './site-folder.ts';

/**
 * The live site of each request: the same object until its file changes.
 * @returns a function that answers null while nothing is published
 */
export function liveSiteReader(folder: SiteFolder): () => Promise<LiveSite | null> {
  let cached: { tag: string; live: LiveSite | null } | undefined;
  return async () => {
    const tag = await tagOf(folder.live);
    if (tag === null) return null;
    if (cached?.tag !== tag) cached = { tag, live: await readLiveSite(folder) };
    return cached.live;
  };
}

/** A switch renames another file over this one, also within one tick of the file system's clock. */
async function tagOf(path: string): Promise<string | null> {
  const file = await ifPresent(stat(path));
  return file && `${file.ino}-${file.mtimeMs}`;
}
