import { readLiveSite } from '../releases/live-site.ts';
import type { SiteFolder } from '../releases/site-folder.ts';
import { PublishError } from './publish-error.ts';
import type { Publisher } from './publisher.ts';
import { switchSite } from './switch-site.ts';
import { withPublishLock } from './with-publish-lock.ts';

/**
 * Takes a remote out of the site. A rollback, or a release that names it, restores it.
 * @throws {PublishError} if it is not live, or is the host
 */
export const retire = (
  folder: SiteFolder,
  { app, publisher }: { app: string; publisher: Publisher },
): Promise<void> =>
  withPublishLock(folder, async () => {
    const live = await readLiveSite(folder);
    if (!live?.apps[app]) throw new PublishError(`${app} is not live.`);
    if (app === 'host') throw new PublishError('The host cannot be retired: every page needs it.');
    const { [app]: _retired, ...apps } = live.apps;
    await switchSite(folder, live, { action: 'retirement', apps, publisher });
  });
