import type { Candidate } from '@emberclutch/contract/site/publishing.ts';
import type { CompositionParts, LivePartsReader } from '../composition/composition-parts.ts';
import { candidateApps, liveSiteReader, liveVersions } from '../releases/live-site.ts';
import type { LiveSite } from '../releases/live-site.ts';
import { liveSiteInput } from '../releases/live-site-input.ts';
import type { SiteFolder } from '../releases/site-folder.ts';
import { areStored } from '../releases/store-release.ts';
import { compose } from './compose.ts';

/** Maximum number of compositions in memory. */
const maxKnown = 30;

/** Reads the parts of the live composition, or of a candidate; again only after a switch has changed them. */
export function livePartsReader(folder: SiteFolder): LivePartsReader {
  const readLive = liveSiteReader(folder);
  let cached: { key: string; parts: Map<string, Promise<CompositionParts | null>> } | undefined;
  return async (candidate = null) => {
    const live = await readLive();
    if (!live) return null;
    const key = JSON.stringify([live.apps, live.settings]);
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
  // Visitors of a candidate whose files are gone get the live site.
  if (candidate && !(await areStored(folder, versions))) return null;
  const site = { ...liveSiteInput(live), ...(candidate && { candidate: candidate.id }) };
  return compose(folder, site, versions);
}
