import { SettingError } from '@emberclutch/server/settings/setting-error.ts';
import { pathExists } from './path-exists.ts';
import type { SiteFolder } from './site-folder.ts';

/**
 * Checks that there is a site to serve, before a database is opened.
 * @throws {SettingError} if nothing has been published into the folder
 */
export async function ensurePublished(folder: SiteFolder): Promise<void> {
  if (await pathExists(folder.live)) return;
  throw new SettingError(
    `There is no published site in ${folder.root}. Run \`npx pnpm@12 site\`, or set SITE_DIR to a folder that has one.`,
  );
}
