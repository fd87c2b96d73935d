import { compositionParts } from './composition-parts.ts';
import type { CompositionParts } from './composition-parts.ts';
import { liveVersions, readLiveSite } from '../releases/live-site.ts';
import type { SiteFolder } from '../releases/site-folder.ts';
import { readSiteSettings } from '../releases/site-settings.ts';
import { isStored, readReleases } from '../releases/store-release.ts';

/** Null where the releases of the live site are not known. */
export type LivePartsReader = () => Promise<CompositionParts | null>;

/**
 * Reads what the live composition was made from; again only after it has changed.
 * @returns a function that answers null for a site that an earlier version of the edge published, and for a site for
 *   development, whose apps are served from source
 */
export function livePartsReader(folder: SiteFolder): LivePartsReader {
  let cached: { composition: string; parts: CompositionParts } | undefined;
  return async () => {
    const live = await readLiveSite(folder);
    if (!live) return null;
    if (cached?.composition === live.composition) return cached.parts;
    const versions = liveVersions(live);
    const areStored = await Promise.all(
      [...versions].map(([app, version]) => isStored(folder, app, version)),
    );
    if (areStored.includes(false)) return null;
    const releases = await readReleases(folder, versions);
    const parts = await compositionParts(folder, readSiteSettings(live.settings), releases);
    cached = { composition: live.composition, parts };
    return parts;
  };
}
