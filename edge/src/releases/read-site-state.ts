import type { SiteState } from '@emberclutch/contract/site/publishing.ts';
import { listSwitches } from './list-switches.ts';
import { liveVersions, readServedSite } from './live-site.ts';
import type { SiteFolder } from './site-folder.ts';
import { readReleases } from './store-release.ts';

/** Switches that one answer lists. */
const limit = 20;

/** The live state, and a part of the history. @param before number of a switch; the newest ones unless given */
export async function readSiteState(folder: SiteFolder, before?: number): Promise<SiteState> {
  const live = await readServedSite(folder);
  const releases = live ? await readReleases(folder, liveVersions(live)) : [];
  return {
    live: releases.map(({ app, version, shared }) => ({ app, version, shared })),
    retired: live?.retired ?? [],
    candidates: live?.candidates ?? [],
    settings: live?.settings ?? {},
    ...(live ? await listSwitches(folder, live, { before, limit }) : { switches: [], before: null }),
  };
}
