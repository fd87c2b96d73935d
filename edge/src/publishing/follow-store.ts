import { mkdir } from 'node:fs/promises';
import {
  toSiteInput,
  toVersions,
  parseLiveSite,
  readServedSite,
  writeLiveSite,
} from '../releases/live-site.ts';
import type { SiteFolder } from '../releases/site-folder.ts';
import { areStored, pruneReleases, readReleases } from '../releases/store-release.ts';
import { fetchEmbeds } from '../releases/store-embed.ts';
import { compose } from '../rendering/compose.ts';
import { PublishError } from './publish-error.ts';

/**
 * Updates a disk that is a cache to the live switch of the store: fetches the files that the disk lacks, composes the pages, and switches
 * with one atomic rename. Neither waits for a publisher nor writes into the store.
 * @throws if the store cannot be reached, or this version of the edge cannot serve its state; the disk then stays unchanged
 */
export async function followStore(folder: SiteFolder): Promise<void> {
  const { store } = folder;
  const pointer = folder.isCache ? await store.readPointer() : null;
  if (!pointer) return;
  const served = await readServedSite(folder);
  if (served?.storeTag === pointer.tag && (await areStored(folder, toVersions(served)))) return;
  const live = parseLiveSite(pointer);
  if (!live) throw new PublishError(`${store.address} was written by another version of the edge.`);
  await mkdir(folder.root, { recursive: true });
  await readReleases(folder, toVersions(live));
  // Pages of another edge also name files of candidates.
  for (const candidate of live.candidates) await areStored(folder, new Map(Object.entries(candidate.apps)));
  await fetchEmbeds(folder);
  await compose(folder, toSiteInput(live), toVersions(live));
  await writeLiveSite(folder, live);
  await pruneReleases(folder, live);
}
