import { readLiveSite } from '@emberclutch/edge/releases/live-site.ts';
import type { EdgeSettings } from '@emberclutch/edge/settings.ts';
import type { SiteSettings } from '@emberclutch/edge/releases/site-settings.ts';
import { siteFolder } from '@emberclutch/edge/releases/site-folder.ts';
import { apps } from '../federation/apps.ts';
import { inputDigest } from './input-digest.ts';

interface Differences {
  /** Apps whose sources in this checkout differ from their live version. */
  apps: string[];
  /** Settings of the site that the environment has with other values, by name. */
  settings: SiteSettings;
}

/** Compares the checkout with the live site. @returns null if nothing is live */
export async function differencesFromLive({ site, siteDir }: EdgeSettings): Promise<Differences | null> {
  const live = await readLiveSite(siteFolder(siteDir));
  if (!live) return null;
  return {
    apps: apps.filter((app) => live.apps[app]?.sources !== inputDigest(app)),
    settings: Object.fromEntries(
      Object.entries(site).filter(([name, value]) => live.settings[name] !== value),
    ),
  };
}
