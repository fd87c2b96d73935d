import { liveVersions, LiveSite, readLiveSite } from '../releases/live-site.ts';
import type { SiteFolder } from '../releases/site-folder.ts';
import { isStored } from '../releases/store-release.ts';
import { commitSwitch } from './commit-switch.ts';
import { PublishError } from './publish-error.ts';
import { recomposed } from './recomposed.ts';
import { removeUnused } from './remove-unused.ts';
import { switchDisk } from './switch-disk.ts';

/**
 * Brings this disk to the live switch of the store: fetches the releases that it lacks, composes the pages, and
 * switches. If the store is empty, the site of this disk is written into it.
 * @param isPublisher whether this process holds the lock of publishers. Without it nothing is removed from the disk,
 * because a publisher may be about to make it live, and nothing is written into the store.
 * @throws {PublishError} if this version of the edge cannot serve the state of the store; the site then stays as it is
 */
export async function pullSite(folder: SiteFolder, isPublisher: boolean): Promise<void> {
  const { store } = folder;
  if (!store) return;
  const local = await readLiveSite(folder);
  const pointer = await store.readPointer();
  if (!pointer) {
    if (local && isPublisher) await commitSwitch(folder, null, { ...local, storeTag: undefined });
    return;
  }
  if (local?.storeTag === pointer.tag) return;
  const live = LiveSite.safeParse(JSON.parse(pointer.text)).data;
  if (!live) throw new PublishError(`${store.address} was written by another version of the edge.`);
  const versions = liveVersions(live);
  for (const [app, version] of versions)
    if (!(await isStored(folder, app, version)))
      throw new PublishError(`${store.address} lacks ${app} ${version}.`);
  const next = { ...(await recomposed(folder, live)), storeTag: pointer.tag };
  const isLive = await switchDisk(folder, next);
  if (isLive && isPublisher) await removeUnused(folder, local, next);
}
