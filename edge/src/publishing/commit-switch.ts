import { recordSwitch } from '../releases/history.ts';
import { liveText, liveVersions } from '../releases/live-site.ts';
import type { LiveSite } from '../releases/live-site.ts';
import { shareRelease } from '../releases/shared-release.ts';
import type { SiteFolder } from '../releases/site-folder.ts';
import { switchDisk } from './switch-disk.ts';

/** Another publisher has changed the store in the meantime. */
export class StoreConflict extends Error {
  override readonly name = 'StoreConflict';
}

/**
 * Makes a switch live in the store, then on this disk, if that is a cache of it. If a publisher is killed in between, the
 * next one first reads the switch from the store.
 * @param live the switch that it replaces; null for the first one
 * @throws {StoreConflict} if that one is no longer live in the store
 */
export async function commitSwitch(folder: SiteFolder, live: LiveSite | null, next: LiveSite): Promise<void> {
  const { store, isCache } = folder;
  const { storeTag: _before, ...stored } = next;
  const versions = [...liveVersions(next), ...next.candidates.flatMap(({ apps }) => Object.entries(apps))];
  if (isCache) for (const [app, version] of versions) await shareRelease(folder, { app, version });
  if (live && live.number !== next.number) await recordSwitch(folder, live);
  const storeTag = await store.writePointer(liveText(stored), live?.storeTag ?? null);
  if (storeTag === null) throw new StoreConflict(`${store.address} has another live switch.`);
  if (isCache) await switchDisk(folder, { ...stored, storeTag });
}
