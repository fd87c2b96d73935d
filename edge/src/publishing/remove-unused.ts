import { versionsInUse, readLiveSite } from '../releases/live-site.ts';
import type { LiveSite } from '../releases/live-site.ts';
import type { SiteFolder } from '../releases/site-folder.ts';
import { pruneReleases } from '../releases/store-release.ts';
import { pruneCompositions } from './prune-compositions.ts';

/**
 * Removes files from this disk that no page of a live switch needs. Requires the lock of publishers, whose next
 * composition would otherwise be removed.
 * @param before the switch that it replaced
 */
export async function removeUnused(
  folder: SiteFolder,
  before: LiveSite | null,
  live: LiveSite,
): Promise<void> {
  // The edge may have followed the store to a later switch.
  const present = (await readLiveSite(folder)) ?? live;
  const inUse = [live, present, ...(before ? [before] : [])].flatMap(compositionsOf);
  await pruneCompositions(folder, new Set(inUse));
  const inStore = versionsInUse(present);
  for (const [app, versions] of versionsInUse(live))
    await pruneReleases(folder, app, new Set([...versions, ...(inStore.get(app) ?? [])]));
}

const compositionsOf = ({ composition, canaryCompositions }: LiveSite): string[] => [
  composition,
  ...Object.values(canaryCompositions),
];
