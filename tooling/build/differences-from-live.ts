import { isDeepStrictEqual } from 'node:util';
import { readLiveSite } from '@emberclutch/edge/releases/live-site.ts';
import type { EdgeSettings } from '@emberclutch/edge/settings.ts';
import { siteFolder } from '@emberclutch/edge/releases/site-folder.ts';
import { apps } from '../federation/apps.ts';
import { inputDigest } from './input-digest.ts';

interface Differences {
  /** Apps whose sources in this checkout differ from their live version. */
  apps: string[];
  /** Whether the environment has other settings of the site. */
  isSiteDifferent: boolean;
}

/** Compares the checkout with the live site. @returns null if nothing is live */
export async function differencesFromLive({
  site,
  siteDir,
  publicUrl,
}: EdgeSettings): Promise<Differences | null> {
  const live = await readLiveSite(siteFolder(siteDir));
  if (!live) return null;
  return {
    apps: apps.filter((app) => live.apps[app]?.sources !== inputDigest(app)),
    isSiteDifferent:
      live.site.publicUrl !== publicUrl || !isDeepStrictEqual(withoutUndefined(site), live.site.config),
  };
}

/** JSON has no `undefined`. */
const withoutUndefined = (value: object): unknown => JSON.parse(JSON.stringify(value));
