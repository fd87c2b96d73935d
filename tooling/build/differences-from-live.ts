import { readServedSite } from '@emberclutch/edge/releases/live-site.ts';
import type { EdgeSettings } from '@emberclutch/edge/settings.ts';
import type { SiteSettings } from '@emberclutch/edge/releases/site-settings.ts';
import { openSiteFolder } from '@emberclutch/edge/publishing/open-site-folder.ts';
import { apps } from '../federation/apps.ts';
import { inputDigest } from './input-digest.ts';

interface Differences {
  /** Apps whose sources in this checkout differ from their live version. */
  apps: string[];
  /** Settings of the site that differ in the environment, by name. */
  settings: SiteSettings;
}

/** Compares the checkout with the live site. @returns null if nothing is live */
export async function differencesFromLive(settings: EdgeSettings): Promise<Differences | null> {
  const folder = await openSiteFolder(settings);
  const live = await readServedSite(folder);
  if (!live) return null;
  return {
    apps: apps.filter((app) => live.apps[app]?.sources !== inputDigest(app)),
    settings: Object.fromEntries(
      Object.entries(settings.site).filter(([name, value]) => live.settings[name] !== value),
    ),
  };
}
