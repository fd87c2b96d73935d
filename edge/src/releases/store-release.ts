import { cp, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '@emberclutch/contract/site/release.ts';
import { addMissingFiles } from './add-missing-files.ts';
import { compressFolder } from './compress-folder.ts';
import { createFolder } from './create-folder.ts';
import { pathExists } from './path-exists.ts';
import { readRelease } from './read-release.ts';
import { fetchRelease, shareRelease } from './shared-release.ts';
import type { SiteFolder } from './site-folder.ts';
import { storeSourceMaps } from './source-maps.ts';
import { storeEmbed } from './store-embed.ts';
import { storeFonts } from './store-fonts.ts';

/** Milliseconds between the upload of a version and the order that makes it live, at most. */
export const uploadedMs = 3_600_000;

/**
 * Copies a build into the site as an immutable, precompressed folder, and into its store, without making it live.
 * @param dist output folder of a build, with its `release.json`
 * @param compressesLater whether `compressLiveReleases` compresses the files of a site without a store, after they are live
 */
export async function storeRelease(
  folder: SiteFolder,
  dist: string,
  compressesLater = false,
): Promise<Release> {
  const release = await readRelease(dist);
  await storeSourceMaps(folder, dist, release);
  if (await isStored(folder, release.app, release.version)) {
    // Another build of this version may have ended without pictures, which its version does not depend on.
    await addMissingFiles(folder.release(release.app, release.version), dist, isReleased);
    return release;
  }
  if (release.app === 'host') await storeFonts(folder, join(dist, 'fonts'));
  await mkdir(folder.releases(release.app), { recursive: true });
  await createFolder(folder.release(release.app, release.version), async (draft) => {
    await cp(dist, draft, { recursive: true, filter: isReleased });
    if (folder.isCache || !compressesLater) await compressFolder(draft);
  });
  if (release.embed)
    await storeEmbed(folder, folder.release(release.app, release.version), release.embed.file);
  if (folder.isCache) await shareRelease(folder, release);
  return release;
}

const isReleased = (file: string) => !file.endsWith('.map');

/** @param versions by app */
export const readReleases = (folder: SiteFolder, versions: ReadonlyMap<string, string>): Promise<Release[]> =>
  Promise.all([...versions].map(([app, version]) => readRelease(folder.release(app, version))));

/**
 * Removes all versions of an app except those in `keep`, and what an interrupted release left. A version that was stored
 * within the last hour may be about to go live.
 */
export async function pruneReleases(
  folder: SiteFolder,
  app: string,
  keep: ReadonlySet<string>,
): Promise<void> {
  if (!(await pathExists(folder.releases(app)))) return;
  const versions = await readdir(folder.releases(app));
  for (const version of versions.filter((name) => !keep.has(name))) {
    const path = folder.release(app, version);
    if ((await stat(path)).mtimeMs < Date.now() - uploadedMs)
      await rm(path, { recursive: true, force: true });
  }
}

/** Whether a version can be made live. One that only the store has is fetched for that. */
export async function isStored(folder: SiteFolder, app: string, version: string): Promise<boolean> {
  if (await pathExists(folder.release(app, version))) return true;
  return folder.isCache && fetchRelease(folder, { app, version });
}

/** Whether all of several versions can be made live. @param versions by app */
export async function areStored(folder: SiteFolder, versions: ReadonlyMap<string, string>): Promise<boolean> {
  for (const [app, version] of versions) if (!(await isStored(folder, app, version))) return false;
  return true;
}
