import { readLiveSite } from '../releases/live-site.ts';
import type { SiteFolder } from '../releases/site-folder.ts';
import { withOwnAddress } from '../releases/with-own-address.ts';
import { commitSwitch } from './commit-switch.ts';
import { withPublishLock } from './with-publish-lock.ts';

/**
 * Lets the pages of a site that only this disk has name the address of this machine at which the process that publishes it serves it.
 * @param address null while the port is not known
 */
export async function keepOwnAddress(folder: SiteFolder, address: string | null): Promise<void> {
  if (folder.isCache) return;
  await withPublishLock(folder, async () => {
    const live = await readLiveSite(folder);
    const settings = live && withOwnAddress(live.settings, address);
    if (live && settings && settings['PUBLIC_URL'] !== live.settings['PUBLIC_URL'])
      await commitSwitch(folder, live, { ...live, settings });
  });
}
