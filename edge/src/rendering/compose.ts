import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { Candidate } from '@emberclutch/contract/site/publishing.ts';
import type { Release } from '@emberclutch/contract/site/release.ts';
import { ignoreMissing } from '@emberclutch/server/process/ignore-missing.ts';
import {
  listOwnedPages,
  createCompositionParts,
  toContentPath,
  toPageData,
} from '../composition/composition-parts.ts';
import type { CompositionParts, Contents, LivePartsReader } from '../composition/composition-parts.ts';
import { toSiteInput, applyCandidate, createLiveSiteReader, toVersions } from '../releases/live-site.ts';
import type { LiveSite } from '../releases/live-site.ts';
import type { SiteFolder } from '../releases/site-folder.ts';
import type { SiteInput } from '../releases/site-settings.ts';
import { areStored, readReleases } from '../releases/store-release.ts';
import { replaceFile } from '../store/replace-file.ts';
import { edgeCaller } from './caller.ts';
import { NotRenderedError, openRenderPool } from './render-pool.ts';

/** Called with a sentence for each page that throws. The page is composed without content unless the callback throws. */
type OnFailures = (sentences: readonly string[]) => void;

/**
 * Returns the parts of a composition, with the content that each page shows before any response. The first process on this disk that
 * needs the content renders it: a publisher, or an edge that follows a store or has another version. That process also renders pages of
 * fixed addresses as the edge renders them for visitors, to find out whether they throw.
 * @param versions by app
 * @throws {Error} if one of the versions is not stored
 */
export async function compose(
  folder: SiteFolder,
  site: SiteInput,
  versions: ReadonlyMap<string, string>,
  onFailures: OnFailures = () => undefined,
): Promise<CompositionParts> {
  // A development server has no bundle at first, and a new bundle after each change.
  if (site.servedElsewhere) return createCompositionParts(site, await readReleases(folder, versions));
  const file = folder.composition(computeCompositionId(site, versions));
  const text = await ignoreMissing(readFile(file, 'utf8'));
  if (text !== null) {
    const { releases, contents } = JSON.parse(text) as Composition; // written below
    return createCompositionParts(site, releases, contents);
  }
  const releases = await readReleases(folder, versions);
  const parts = createCompositionParts(site, releases);
  const { contents, failures } = await render(folder, parts);
  if (failures.length > 0) onFailures(failures);
  const composition: Composition = { releases, contents };
  await mkdir(folder.compositions, { recursive: true });
  await replaceFile(file, JSON.stringify(composition));
  await removeOldest(folder.compositions);
  return { ...parts, contents };
}

/** The file of a composition. It contains the releases, so that the site keeps its pages if files of a release are lost. */
interface Composition {
  releases: readonly Release[];
  contents: Contents;
}

/** Version of the file's content. Increment it when an edge renders or stores the contents of the same releases differently. */
const formatVersion = 2;

const computeCompositionId = (site: SiteInput, versions: ReadonlyMap<string, string>): string =>
  createHash('sha256')
    .update(JSON.stringify([formatVersion, site, [...versions].map((entry) => entry.join(' ')).toSorted()]))
    .digest('hex')
    .slice(0, 16);

/** Multiplies the time limits of a process, so that a page may hang for half a minute. */
const timeLimitFactor = 15;

async function render(folder: SiteFolder, parts: CompositionParts) {
  const contents: Contents = {};
  const failures: string[] = [];
  // Without responses: a publisher may not reach the API.
  const call = async () => ({ response: null, readAt: Date.now(), freshUntil: 0 });
  const pool = openRenderPool(parts, folder, { call, timeLimitFactor });
  if (!pool) return { contents, failures };
  const data = toPageData(parts);
  const ownedPages = listOwnedPages(parts);
  const renderContents = async () => {
    for (const ownedPage of [...ownedPages, { owner: parts.host, page: null }]) {
      const address = toContentPath(ownedPage);
      try {
        contents[address] = await pool.prerender({ address, page: data }, edgeCaller);
      } catch (error) {
        failures.push(describeFailure(parts.host, address, error));
      }
    }
  };
  const renderedPages = ownedPages.filter(
    ({ owner, page }) =>
      owner !== parts.host && owner.server !== undefined && page.isRendered && !page.path.includes(':'),
  );
  const renderWithoutResponses = renderedPages.map(({ owner, page: { path } }) => async () => {
    try {
      const at = Math.floor(Date.now() / 1_000);
      await pool.render({ address: path, page: data, container: owner.container, at }, edgeCaller);
    } catch (error) {
      if (!(error instanceof NotRenderedError)) failures.push(describeFailure(owner, path, error));
    }
  });
  try {
    await Promise.all([renderContents, ...renderWithoutResponses].map((renderPages) => renderPages()));
  } finally {
    await pool.close();
  }
  return { contents, failures };
}

const describeFailure = ({ app, version }: Release, path: string, error: unknown) =>
  `${path} cannot be rendered by ${app} ${version}: ${error instanceof Error ? error.message : String(error)}`;

/** Maximum number of compositions on a disk. A composition that is needed later is rendered again. */
const maxCompositions = 10;

async function removeOldest(compositions: string): Promise<void> {
  const names = await readdir(compositions);
  const files = await Promise.all(
    names.map(async (name) => ({
      name,
      at: (await ignoreMissing(stat(join(compositions, name))))?.mtimeMs ?? 0,
    })),
  );
  const oldest = files.toSorted((a, b) => b.at - a.at).slice(maxCompositions);
  await Promise.all(oldest.map(({ name }) => rm(join(compositions, name), { recursive: true, force: true })));
}

/** Maximum number of compositions in memory. */
const maxCachedCompositions = 30;

/** Reads the parts of the live composition, or of a candidate; reads them again only after a switch has changed them. */
export function createLivePartsReader(folder: SiteFolder): LivePartsReader {
  const readLive = createLiveSiteReader(folder);
  // Visitors who come at the same time get the same object: the renderer recognizes a composition by it.
  const compositions = new LRUCache<string, CompositionParts, CompositionSource>({
    max: maxCachedCompositions,
    fetchMethod: (_key, _stale, { context }) => readParts(folder, context),
  });
  return async (candidate = null) => {
    const live = await readLive();
    if (!live) return null;
    const key = JSON.stringify([live.apps, live.settings, candidate?.id]);
    return (await compositions.fetch(key, { context: { live, candidate } })) ?? null;
  };
}

interface CompositionSource {
  live: LiveSite;
  candidate: Candidate | null;
}

async function readParts(
  folder: SiteFolder,
  { live, candidate }: CompositionSource,
): Promise<CompositionParts | undefined> {
  const versions = toVersions({ apps: candidate ? applyCandidate(live.apps, candidate) : live.apps });
  // Visitors of a candidate whose files are gone get the live site.
  if (candidate && !(await areStored(folder, versions))) return undefined;
  const site = { ...toSiteInput(live), ...(candidate && { candidate: candidate.id }) };
  return compose(folder, site, versions);
}
