import { writeLiveSite } from '@emberclutch/edge/releases/live-site.ts';
import type { LiveSite } from '@emberclutch/edge/releases/live-site.ts';
import type { SiteFolder } from '@emberclutch/edge/releases/site-folder.ts';

/**
 * Writes the live site of a development site again and again, one write after the other: an edit of a shared file rebuilds the
 * server bundles of several apps at the same time, and the last description stays.
 * @param describe the site, by the number of writes before
 */
export function liveSiteWriter(
  folder: SiteFolder,
  describe: (writes: number) => LiveSite,
): () => Promise<void> {
  let writes = 0;
  let last = Promise.resolve();
  return () => {
    const live = describe(writes);
    writes += 1;
    last = last.then(() => writeLiveSite(folder, live));
    return last;
  };
}
