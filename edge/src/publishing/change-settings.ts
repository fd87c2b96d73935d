import { isDeepStrictEqual } from 'node:util';
import { readLiveSite } from '../releases/live-site.ts';
import type { SiteFolder } from '../releases/site-folder.ts';
import { readSiteSettings, siteVariables, removeDefaults } from '../releases/site-settings.ts';
import type { SiteSettings } from '../releases/site-settings.ts';
import { createUnpublishedError, PublishError } from './publish-error.ts';
import { switchSite } from './switch-site.ts';
import type { SwitchInput } from './switch-site.ts';
import { withPublishLock } from './with-publish-lock.ts';

interface SettingsChange extends Pick<SwitchInput, 'publisher'> {
  /** New values by name. An empty value restores the default. */
  changes: SiteSettings;
}

/**
 * Changes only settings of the site, not its apps. A rollback restores the earlier settings.
 * @returns whether a setting has changed
 * @throws {PublishError} for a name that is not a setting of a site
 * @throws {SettingError} for an invalid value
 */
export const changeSettings = (
  folder: SiteFolder,
  { changes, publisher }: SettingsChange,
): Promise<boolean> =>
  withPublishLock(folder, async () => {
    const live = await readLiveSite(folder);
    if (!live) throw createUnpublishedError();
    const unknownName = Object.keys(changes).find((name) => !Object.hasOwn(siteVariables, name));
    if (unknownName !== undefined)
      throw new PublishError(
        `${unknownName} is not a setting of a site. Settings: ${Object.keys(siteVariables).join(', ')}.`,
      );
    const settings = removeDefaults({ ...live.settings, ...changes });
    readSiteSettings(settings);
    if (isDeepStrictEqual(settings, live.settings)) return false;
    await switchSite(folder, live, { action: 'settings', apps: live.apps, settings, publisher });
    return true;
  });
