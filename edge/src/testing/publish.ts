import { releaseStoredVersions } from '../publishing/release-stored-versions.ts';
import { storeRelease } from '../releases/store-release.ts';
import type { SiteFolder } from '../releases/site-folder.ts';

interface Builds extends Omit<Parameters<typeof releaseStoredVersions>[1], 'releases'> {
  /** Output folders. */
  dists: readonly string[];
}

/** Stores builds and makes them live in one switch, as publishers do. */
export async function publish(folder: SiteFolder, { dists, ...options }: Builds) {
  const releases = await Promise.all(dists.map((dist) => storeRelease(folder, dist)));
  return releaseStoredVersions(folder, { ...options, releases });
}
