import { readLiveSite, writeLiveSite } from '../releases/live-site.ts';
import type { LiveSite } from '../releases/live-site.ts';
import { pathExists } from '../releases/path-exists.ts';
import type { SiteFolder } from '../releases/site-folder.ts';

/**
 * Makes a switch live on this disk. Both the edge and publishers switch a cache: one that already has a later switch, or
 * that has lost files of this one, does not change. Of two at the same moment the earlier switch may win, until the edge
 * looks at the store again.
 * @returns whether the switch is live now
 */
export async function switchDisk(folder: SiteFolder, next: LiveSite): Promise<boolean> {
  if (folder.isCache && ((await isPassed(folder, next)) || !(await isWhole(folder, next)))) return false;
  await writeLiveSite(folder, next);
  return true;
}

async function isPassed(folder: SiteFolder, next: LiveSite): Promise<boolean> {
  const present = await readLiveSite(folder);
  if (!present || present.number < next.number || present.storeTag === next.storeTag) return false;
  // A store that was restored from a copy has a lower number: the pointer decides.
  return (await folder.store.readPointer())?.tag !== next.storeTag;
}

/** Whether this disk has all files of a switch. */
export async function isWhole(
  folder: SiteFolder,
  { apps, composition, canaryCompositions }: LiveSite,
): Promise<boolean> {
  const paths = [
    ...Object.entries(apps).map(([app, { version }]) => folder.release(app, version)),
    ...[composition, ...Object.values(canaryCompositions)].map((id) => folder.composition(id)),
  ];
  return (await Promise.all(paths.map(pathExists))).every(Boolean);
}
