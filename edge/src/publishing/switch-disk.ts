import { setTimeout as wait } from 'node:timers/promises';
import { tryLockFile } from '@emberclutch/server/process/lock-file.ts';
import { readLiveSite, writeLiveSite } from '../releases/live-site.ts';
import type { LiveSite } from '../releases/live-site.ts';
import { pathExists } from '../releases/path-exists.ts';
import type { SiteFolder } from '../releases/site-folder.ts';

/** Milliseconds between two tries to take the lock. */
const pauseMs = 10;

/**
 * Makes a switch live on this disk. With a store, both the edge and publishers switch the disk: one that already has a
 * later switch, or that has lost files of this one, does not change.
 * @returns whether the switch is live now
 */
export const switchDisk = (folder: SiteFolder, next: LiveSite): Promise<boolean> =>
  withDiskLock(folder, async () => {
    if (folder.store && ((await isPassed(folder, next)) || !(await isWhole(folder, next)))) return false;
    await writeLiveSite(folder, next);
    return true;
  });

/**
 * Runs one change of the served files at a time: a switch, or the removal of unused files. Unlike the lock of
 * publishers, it is held only for moments.
 */
export async function withDiskLock<Result>(folder: SiteFolder, work: () => Promise<Result>): Promise<Result> {
  let unlock = tryLockFile(folder.diskLock);
  for (; !unlock; unlock = tryLockFile(folder.diskLock)) await wait(pauseMs);
  try {
    return await work();
  } finally {
    unlock();
  }
}

async function isPassed(folder: SiteFolder, next: LiveSite): Promise<boolean> {
  const present = await readLiveSite(folder);
  if (!present || present.number < next.number || present.storeTag === next.storeTag) return false;
  // A store that was restored from a copy has a lower number: the pointer decides.
  return (await folder.store?.readPointer())?.tag !== next.storeTag;
}

async function isWhole(
  folder: SiteFolder,
  { apps, composition, canaryCompositions }: LiveSite,
): Promise<boolean> {
  const paths = [
    ...Object.entries(apps).map(([app, { version }]) => folder.release(app, version)),
    ...[composition, ...Object.values(canaryCompositions)].map((id) => folder.composition(id)),
  ];
  return (await Promise.all(paths.map(pathExists))).every(Boolean);
}
