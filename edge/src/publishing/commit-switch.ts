import { recordSwitch, sharedSwitchName, switchText } from '../releases/history.ts';
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
 * Makes a switch live: in the store, if the site has one, then on this disk. If a publisher is killed in between, the
 * next one first reads the switch from the store.
 * @param live the switch that it replaces; null for the first one
 * @throws {StoreConflict} if that one is no longer live in the store
 */
export async function commitSwitch(folder: SiteFolder, live: LiveSite | null, next: LiveSite): Promise<void> {
  const { store } = folder;
  let { storeTag } = next;
  if (store) {
    const versions = [...liveVersions(next), ...next.candidates.flatMap(({ apps }) => Object.entries(apps))];
    for (const [app, version] of versions) await shareRelease(store, folder, { app, version });
    if (live && live.number !== next.number)
      await store.write(sharedSwitchName(live.number), Buffer.from(switchText(live)));
    storeTag = (await store.writePointer(liveText(next), live?.storeTag ?? null)) ?? undefined;
    if (storeTag === undefined) throw new StoreConflict(`${store.address} has another live switch.`);
  }
  if (live && live.number !== next.number) await recordSwitch(folder, live);
  await switchDisk(folder, { ...next, storeTag });
}
