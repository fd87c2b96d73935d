import { writeLiveSite } from '@emberclutch/edge/releases/live-site.ts';
import type { LiveSite } from '@emberclutch/edge/releases/live-site.ts';
import type { SiteFolder } from '@emberclutch/edge/releases/site-folder.ts';

/**
 * Writes the live site of a development site repeatedly, one write after another: an edit of a shared file rebuilds the server bundles of
 * several apps at the same time, and the last description must win.
 * @param describe returns the site for a number of earlier writes
 */
export function createLiveSiteWriter(
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
