import { compositionId } from '../composition/compose.ts';
import { liveVersions, readLiveSite } from '../releases/live-site.ts';
import type { SiteFolder } from '../releases/site-folder.ts';
import { liveSiteInput } from '../releases/live-site-input.ts';
import { areStored, readReleases } from '../releases/store-release.ts';
import { recomposed } from './recomposed.ts';
import { switchDisk } from './switch-disk.ts';
import { withPublishLock } from './with-publish-lock.ts';

/**
 * Composes the live releases again if this version of the edge composes pages in another way. The live
 * versions stay the same, and no app is released for it.
 */
export async function recompose(folder: SiteFolder): Promise<void> {
  if (await isComposed(folder)) return;
  await withPublishLock(folder, async () => {
    const live = await readLiveSite(folder);
    if (live) await switchDisk(folder, await recomposed(folder, live));
  });
}

/** Also true for a site that cannot be composed here, because the files of a release are gone. */
async function isComposed(folder: SiteFolder): Promise<boolean> {
  const live = await readLiveSite(folder);
  if (!live) return true;
  const versions = liveVersions(live);
  if (!(await areStored(folder, versions))) return true;
  const site = liveSiteInput(live);
  return (await compositionId(folder, site, await readReleases(folder, versions))) === live.composition;
}
