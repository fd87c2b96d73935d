import { pastSwitches } from '../releases/history.ts';
import { liveVersions, parseLiveSite, readLiveSite } from '../releases/live-site.ts';
import type { LiveSite } from '../releases/live-site.ts';
import type { SiteFolder } from '../releases/site-folder.ts';
import { sharedSourceMaps } from '../releases/source-maps.ts';
import { isStored } from '../releases/store-release.ts';
import { FolderStore } from '../store/folder-store.ts';
import { commitSwitch } from './commit-switch.ts';
import { PublishError } from './publish-error.ts';
import { recomposed } from './recomposed.ts';
import { removeUnused } from './remove-unused.ts';
import { isWhole, switchDisk } from './switch-disk.ts';

/**
 * Brings this disk to the live switch of the store: fetches the releases that it lacks, composes the pages, and
 * switches. If the store is empty, the site of this disk is written into it.
 * @param isPublisher whether this process holds the lock of publishers. Without it nothing is removed from the disk,
 * because a publisher may be about to make it live, and nothing is written into the store.
 * @throws {PublishError} if this version of the edge cannot serve the state of the store; the site then stays as it is
 */
export async function pullSite(folder: SiteFolder, isPublisher: boolean): Promise<void> {
  const { store } = folder;
  if (!folder.isCache) return;
  const local = await readLiveSite(folder);
  const pointer = await store.readPointer();
  if (!pointer) {
    if (local && isPublisher) await moveIntoStore(folder, local);
    return;
  }
  if (local?.storeTag === pointer.tag && (await isWhole(folder, local))) return;
  const live = parseLiveSite(pointer);
  if (!live) throw new PublishError(`${store.address} was written by another version of the edge.`);
  const versions = liveVersions(live);
  for (const [app, version] of versions)
    if (!(await isStored(folder, app, version)))
      throw new PublishError(`${store.address} lacks ${app} ${version}.`);
  const next = await recomposed(folder, live);
  const isLive = await switchDisk(folder, next);
  if (isLive && isPublisher) await removeUnused(folder, local, next);
}

/** The site of this disk, which was the store until now. */
async function moveIntoStore(folder: SiteFolder, live: LiveSite): Promise<void> {
  const before = new FolderStore(folder.root);
  for (const prefix of [pastSwitches, sharedSourceMaps])
    for (const { name } of await before.list(prefix)) {
      const content = await before.read(name);
      if (content) await folder.store.write(name, content);
    }
  await commitSwitch(folder, null, live);
}
