import { access } from 'node:fs/promises';
import { SettingError } from '@emberclutch/provider/setting-error';
import type { SiteFolder } from './site-folder.ts';

/**
 * Checks that there is a site to serve, before a database is opened.
 * @throws {SettingError} if nothing has been published into the folder
 */
export async function ensurePublished(folder: SiteFolder): Promise<void> {
  try {
    await access(folder.live);
  } catch {
    throw new SettingError(
      `There is no published site in ${folder.root}. Run \`npx pnpm@12 site\`, or set SITE_DIR to a folder that has one.`,
    );
  }
}
