import { recordSwitch } from '../releases/history.ts';
import { formatLiveSite } from '../releases/live-site.ts';
import type { LiveSite } from '../releases/live-site.ts';
import type { SiteFolder } from '../releases/site-folder.ts';

/** Another publisher has changed the store in the meantime. */
export class StoreConflict extends Error {
  override readonly name = 'StoreConflict';
}

/**
 * Makes a switch live in the store. Disks follow it.
 * @param live the switch that it replaces; null for the first one
 * @throws {StoreConflict} if that one is no longer live
 */
export async function commitSwitch(folder: SiteFolder, live: LiveSite | null, next: LiveSite): Promise<void> {
  const { store } = folder;
  const { storeTag: _before, ...stored } = next;
  if (live && live.number !== next.number) await recordSwitch(folder, live);
  // Another version of the edge may have published the site of a folder, which all apps then replace.
  const before = live || folder.isCache ? live?.storeTag : (await store.readPointer())?.tag;
  if ((await store.writePointer(formatLiveSite(stored), before ?? null)) === null)
    throw new StoreConflict(`${store.address} has another live switch.`);
}
