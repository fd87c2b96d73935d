import { cp, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '@emberclutch/contract/site/release.ts';
import { ignoreMissing, pathExists } from '@emberclutch/server/process/ignore-missing.ts';
import { addMissingFiles } from './add-missing-files.ts';
import { compressFolder } from './compress-folder.ts';
import { createFolder } from '../store/replace-file.ts';
import { collectVersionsInUse } from './live-site.ts';
import type { LiveSite } from './live-site.ts';
import { readRelease } from './read-release.ts';
import { fetchRelease, shareRelease } from './shared-release.ts';
import type { SiteFolder } from './site-folder.ts';
import { storeSourceMaps } from './source-maps.ts';
import { storeEmbed } from './store-embed.ts';

/** Maximum milliseconds between the upload of a version and the request that makes it live. */
export const maxUploadAgeMs = 3_600_000;

/** Copies an output folder into the site as an immutable, precompressed folder, and into its store, without making it live. */
export async function storeRelease(folder: SiteFolder, dist: string): Promise<Release> {
  const release = await readRelease(dist);
  await storeSourceMaps(folder, dist, release);
  if (await isStored(folder, release.app, release.version)) return release;
  if (release.app === 'host') await addMissingFiles(folder.fonts, join(dist, 'fonts'));
  await mkdir(folder.releases(release.app), { recursive: true });
  await createFolder(folder.release(release.app, release.version), async (draft) => {
    await cp(dist, draft, { recursive: true, filter: (file) => !file.endsWith('.map') });
    await compressFolder(draft);
  });
  if (release.embed)
    await storeEmbed(folder, folder.release(release.app, release.version), release.embed.file);
  if (folder.isCache) await shareRelease(folder, release);
  return release;
}

/** Reads releases, even if only the store has them. @param versions by app @throws {Error} if one is not stored */
export const readReleases = (folder: SiteFolder, versions: ReadonlyMap<string, string>): Promise<Release[]> =>
  Promise.all(
    [...versions].map(async ([app, version]) => {
      if (!(await isStored(folder, app, version)))
        throw new Error(`${folder.store.address} lacks ${app} ${version}.`);
      return readRelease(folder.release(app, version));
    }),
  );

/** Removes unused releases from this disk. A version that was stored within the last hour may be about to go live. */
export async function pruneReleases(folder: SiteFolder, live: LiveSite): Promise<void> {
  for (const [app, versionsInUse] of collectVersionsInUse(live)) {
    const versions = (await ignoreMissing(readdir(folder.releases(app)))) ?? [];
    for (const version of versions.filter((name) => !versionsInUse.has(name))) {
      const path = folder.release(app, version);
      const { mtimeMs } = (await ignoreMissing(stat(path))) ?? { mtimeMs: 0 };
      if (mtimeMs < Date.now() - maxUploadAgeMs) await rm(path, { recursive: true, force: true });
    }
  }
}

/** Whether a version can be made live. Fetches a version that only the store has. */
export async function isStored(folder: SiteFolder, app: string, version: string): Promise<boolean> {
  if (await pathExists(folder.release(app, version))) return true;
  return folder.isCache && fetchRelease(folder, { app, version });
}

/** Whether all versions can be made live. @param versions by app */
export async function areStored(folder: SiteFolder, versions: ReadonlyMap<string, string>): Promise<boolean> {
  for (const [app, version] of versions) if (!(await isStored(folder, app, version))) return false;
  return true;
}
