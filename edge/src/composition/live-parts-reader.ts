import { readFile } from 'node:fs/promises';
import type { Candidate } from '@emberclutch/contract/site/publishing.ts';
import { ifPresent } from '@emberclutch/server/process/if-present.ts';
import { compositionParts } from './composition-parts.ts';
import type { CompositionParts, StoredParts } from './composition-parts.ts';
import { candidateApps, liveVersions } from '../releases/live-site.ts';
import type { LiveSite } from '../releases/live-site.ts';
import { liveSiteReader } from '../releases/live-site-reader.ts';
import type { SiteFolder } from '../releases/site-folder.ts';
import { liveSiteInput } from '../releases/live-site-input.ts';
import { areStored, readReleases } from '../releases/store-release.ts';

/** Null if nothing is published, or the releases are not known. @param candidate the live site unless given */
export type LivePartsReader = (candidate?: Candidate | null) => Promise<CompositionParts | null>;

/** Reads the parts of the live composition, or of a candidate; again only after a switch has changed them. */
export function livePartsReader(folder: SiteFolder): LivePartsReader {
  const readLive = liveSiteReader(folder);
  let cached: { key: string; parts: Map<string, Promise<CompositionParts | null>> } | undefined;
  return async (candidate = null) => {
    const live = await readLive();
    if (!live) return null;
    // A server bundle of a development server changes neither the version of its app nor the composition.
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
  const site = { ...liveSiteInput(live), ...(candidate && { candidate: candidate.id }) };
  const composition = candidate ? live.canaryCompositions[candidate.id] : live.composition;
  const text =
    composition === undefined ? null : await ifPresent(readFile(folder.parts(composition), 'utf8'));
  if (text !== null) {
    const { releases, contents } = JSON.parse(text) as StoredParts; // written by `compose`
    return compositionParts(site, releases, contents);
  }
  // A preview has no composition. One of a canary was removed by an edge that knows no canaries: its visitors get the live site.
  if (candidate && composition !== undefined) return null;
  const versions = liveVersions({ apps: candidate ? candidateApps(live.apps, candidate) : live.apps });
  return (await areStored(folder, versions))
    ? compositionParts(site, await readReleases(folder, versions))
    : null;
}

/** Maximum number of compositions in memory. */
const maxKnown = 30;
