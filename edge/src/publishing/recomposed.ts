import { compose } from './compose.ts';
import { liveVersions } from '../releases/live-site.ts';
import type { LiveSite } from '../releases/live-site.ts';
import type { SiteFolder } from '../releases/site-folder.ts';
import { liveSiteInput } from '../releases/live-site-input.ts';
import { readReleases } from '../releases/store-release.ts';
import { composeCanaries } from './compose-canaries.ts';

/** A live switch with pages that this version of the edge composes, also for canaries. */
export async function recomposed(folder: SiteFolder, live: LiveSite): Promise<LiveSite> {
  const releases = await readReleases(folder, liveVersions(live));
  return {
    ...live,
    composition: await compose(folder, liveSiteInput(live), releases),
    canaryCompositions: await composeCanaries(folder, live),
  };
}
