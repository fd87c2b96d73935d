import { SettingError } from '@emberclutch/server/settings/define-settings.ts';
import { pathExists } from '@emberclutch/server/process/ignore-missing.ts';
import { readServedSite } from './live-site.ts';
import { readSiteSettings } from './site-settings.ts';
import type { SiteFolder } from './site-folder.ts';

/**
 * Checks that there is a site to serve, before the edge opens a database.
 * @param isDemonstration whether the pages must have the notice of a demonstration
 * @throws {SettingError} if nothing has been published into the folder, or its pages lack the required notice
 */
export async function ensurePublished(
  folder: SiteFolder,
  { isDemonstration }: { isDemonstration?: boolean | undefined },
): Promise<void> {
  if (!(await pathExists(folder.live)))
    throw new SettingError(
      `There is no published site in ${folder.root}. Run \`npx pnpm@12 site\`, or set SITE_DIR to a folder that has one.`,
    );
  const live = await readServedSite(folder);
  if (!live)
    throw new SettingError(
      `The site in ${folder.root} was published by an earlier version. Run \`npx pnpm@12 site\` to publish all apps again.`,
    );
  if (isDemonstration && !readSiteSettings(live.settings).config.isDemonstration)
    throw new SettingError(
      `ALLOW_TEST_SERVICES=yes, but the pages in ${folder.root} do not say that the site is a demonstration. Run \`npx pnpm@12 site set ALLOW_TEST_SERVICES=yes\`.`,
    );
}
