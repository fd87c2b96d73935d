import { writeLiveSite } from '@emberclutch/edge/releases/live-site.ts';
import type { LiveSite } from '@emberclutch/edge/releases/live-site.ts';
import type { SiteFolder } from '@emberclutch/edge/releases/site-folder.ts';

/**
 * Creates a function that writes the live site of a development site. Writes happen one after another, because an edit of a shared file
 * rebuilds the server bundles of several apps at the same time, and the last description must win.
 * @param describe returns the site's description, given the number of earlier writes
 */
export function createLiveSiteWriter(
  folder: SiteFolder,
  describe: (writeCount: number) => LiveSite,
): () => Promise<void> {
  let writeCount = 0;
  let lastWrite = Promise.resolve();
  return () => {
    const live = describe(writeCount);
    writeCount += 1;
    lastWrite = lastWrite.then(() => writeLiveSite(folder, live));
    return lastWrite;
  };
}
