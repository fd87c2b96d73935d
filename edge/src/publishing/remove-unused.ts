import { pruneHistory } from '../releases/history.ts';
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
  await pruneCompositions(folder, new Set([live.composition, before?.composition ?? live.composition]));
  for (const [app, stored] of Object.entries(live.stored))
    await pruneReleases(folder, app, new Set(stored.map(({ version }) => version)));
}
