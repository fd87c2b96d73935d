import { compositionParts } from '../composition/composition-parts.ts';
import { liveVersions, readLiveSite } from '../releases/live-site.ts';
import type { LiveSite } from '../releases/live-site.ts';
import { withOwnAddress } from '../releases/with-own-address.ts';
import type { SiteFolder } from '../releases/site-folder.ts';
import { liveSiteInput } from '../releases/live-site-input.ts';
import { areStored, readReleases } from '../releases/store-release.ts';
import { recomposed } from './recomposed.ts';
import { switchDisk } from './switch-disk.ts';
import { withPublishLock } from './with-publish-lock.ts';

/**
 * Composes the live releases again if this version of the edge composes pages differently, or the site is served at
 * another address of this machine. No app is released, and the live versions do not change.
 * @param address where this process serves a site that is only on its disk; null while its port is not known
 */
export async function recompose(folder: SiteFolder, address?: string | null): Promise<void> {
  const read = async () => {
    const live = await readLiveSite(folder);
    if (!live || address === undefined || folder.isCache) return live;
    return { ...live, settings: withOwnAddress(live.settings, address) };
  };
  if (await isComposed(folder, await read())) return;
  await withPublishLock(folder, async () => {
    const live = await read();
    if (live) await switchDisk(folder, await recomposed(folder, live));
  });
}

/** Also true for a site that cannot be composed here, because the files of a release are gone. */
async function isComposed(folder: SiteFolder, live: LiveSite | null): Promise<boolean> {
  if (!live) return true;
  const versions = liveVersions(live);
  if (!(await areStored(folder, versions))) return true;
  const site = liveSiteInput(live);
  return compositionParts(site, await readReleases(folder, versions)).id === live.composition;
}
