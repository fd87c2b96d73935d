import { pruneHistory } from '../releases/history.ts';
import { keptVersions } from '../releases/live-site.ts';
import type { LiveSite } from '../releases/live-site.ts';
import type { SiteFolder } from '../releases/site-folder.ts';
import { pruneReleases } from '../releases/store-release.ts';
import { pruneCompositions } from './prune-compositions.ts';

/** Removes from this disk what no page of a live switch needs any more. @param before the switch that it replaced */
export async function removeUnused(
  folder: SiteFolder,
  before: LiveSite | null,
  live: LiveSite,
): Promise<void> {
  await pruneHistory(folder, live);
  await pruneCompositions(
    folder,
    new Set([...compositionsOf(live), ...(before ? compositionsOf(before) : [])]),
  );
  for (const [app, versions] of keptVersions(live)) await pruneReleases(folder, app, versions);
}

const compositionsOf = ({ composition, canaryCompositions }: LiveSite): string[] => [
  composition,
  ...Object.values(canaryCompositions),
];
