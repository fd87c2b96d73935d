import type { Candidate } from '@emberclutch/contract/site/publishing.ts';
import { compositionParts } from './composition-parts.ts';
import type { CompositionParts } from './composition-parts.ts';
import { candidateApps, liveVersions } from '../releases/live-site.ts';
import type { LiveSite } from '../releases/live-site.ts';
import { liveSiteReader } from '../releases/live-site-reader.ts';
import type { SiteFolder } from '../releases/site-folder.ts';
import { liveSiteInput } from '../releases/live-site-input.ts';
import { areStored, readReleases } from '../releases/store-release.ts';

/** Null if the releases are not known. @param candidate the live site unless given */
export type LivePartsReader = (candidate?: Candidate | null) => Promise<CompositionParts | null>;

/**
 * Reads the parts of the live composition, or of a candidate; again only after a switch has changed them.
 * @returns a function that answers null for a site that an earlier version of the edge published
 */
export function livePartsReader(folder: SiteFolder): LivePartsReader {
  const readLive = liveSiteReader(folder);
  let cached: { key: string; parts: Map<string, Promise<CompositionParts | null>> } | undefined;
  return async (candidate = null) => {
    const live = (await readLive())?.site;
    if (!live) return null;
    // A server bundle of a development server changes neither the version of its app nor the composed pages.
    const key = JSON.stringify([live.composition, live.apps]);
    if (cached?.key !== key) cached = { key, parts: new Map() };
    const { parts: known } = cached;
    const id = candidate?.id ?? '';
    const before = known.get(id);
    if (before) return before;
    if (known.size >= maxKnown) known.clear();
    // Visitors who come at the same time get the same object: the renderer recognizes a composition by it.
    const reading = readParts(folder, live, candidate);
    known.set(id, reading);
    try {
      const parts = await reading;
      if (!parts) known.delete(id);
      return parts;
    } catch (error) {
      known.delete(id);
      throw error;
    }
  };
}

async function readParts(
  folder: SiteFolder,
  live: LiveSite,
  candidate: Candidate | null,
): Promise<CompositionParts | null> {
  const versions = liveVersions({ apps: candidate ? candidateApps(live.apps, candidate) : live.apps });
  if (!(await areStored(folder, versions))) return null;
  const site = { ...liveSiteInput(live), ...(candidate && { candidate: candidate.id }) };
  return compositionParts(folder, site, await readReleases(folder, versions));
}

/** Maximum number of compositions in memory. */
const maxKnown = 30;
