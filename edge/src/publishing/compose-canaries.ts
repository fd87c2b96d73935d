import { compose } from './compose.ts';
import { candidateApps, liveVersions } from '../releases/live-site.ts';
import type { LiveSite, Switch } from '../releases/live-site.ts';
import type { SiteFolder } from '../releases/site-folder.ts';
import { readSiteSettings } from '../releases/site-settings.ts';
import { areStored, readReleases } from '../releases/store-release.ts';

/**
 * Composes the pages of canaries. The ones of previews are rendered when they are asked for.
 * @returns ids of compositions by candidate; a canary whose files are gone is missing, and its visitors get the live
 * site
 */
export async function composeCanaries(
  folder: SiteFolder,
  { apps, candidates, settings }: Pick<Switch, 'apps' | 'settings'> & Pick<LiveSite, 'candidates'>,
): Promise<Record<string, string>> {
  const compositions: Record<string, string> = {};
  for (const candidate of candidates.filter(({ share }) => share !== null)) {
    const versions = liveVersions({ apps: candidateApps(apps, candidate) });
    if (!(await areStored(folder, versions))) continue;
    const site = { ...readSiteSettings(settings), candidate: candidate.id };
    compositions[candidate.id] = await compose(folder, site, await readReleases(folder, versions));
  }
  return compositions;
}
