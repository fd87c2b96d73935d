import { stat } from 'node:fs/promises';
import { ifPresent } from '@emberclutch/server/process/if-present.ts';
import { readLiveSite } from './live-site.ts';
import type { LiveSite } from './live-site.ts';
import type { SiteFolder } from './site-folder.ts';

/** The live state as it was last read. The same object until the file changes. */
export interface LiveFile {
  /** Null for a site that an earlier version of the edge published. */
  site: LiveSite | null;
}

/**
 * The live site of each request. Reads its file again only after it has changed.
 * @returns a function that answers null while nothing is published
 */
export function liveSiteReader(folder: SiteFolder): () => Promise<LiveFile | null> {
  let cached: { tag: string; file: LiveFile } | undefined;
  return async () => {
    const tag = await tagOf(folder.live);
    if (tag === null) return null;
    if (cached?.tag !== tag) cached = { tag, file: { site: await readLiveSite(folder) } };
    return cached.file;
  };
}

/** A switch renames another file over this one, also within one tick of the file system's clock. */
async function tagOf(path: string): Promise<string | null> {
  const file = await ifPresent(stat(path));
  return file && `${file.ino}-${file.mtimeMs}`;
}
