import { queryOptions, skipToken } from '@tanstack/react-query';
import { WorldClock } from '@emberclutch/contract/world/world-clock.ts';
import { WorldDragons } from '@emberclutch/contract/world/world-dragons.ts';
import { assetQueries, listDragons } from '@emberclutch/web/api/assets.ts';
import { browserOnly } from '@emberclutch/web/api/browser-only.ts';
import { isUnsupported } from '@emberclutch/web/api/is-missing.ts';
import { listAllPages } from '@emberclutch/web/api/list-all-pages.ts';
import type { ListedAssets } from '@emberclutch/web/api/list-all-pages.ts';
import { request } from '@emberclutch/web/api/request.ts';
import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import { readAssets, readColumns } from './world-dragon.ts';
import type { WorldDragon } from './world-dragon.ts';

/**
 * All hatched dragons. If the provider lacks the compact response, reads only the first pages, with one call of `listNextDragons`.
 * @param onPart called with the dragons read so far, after each round of pages and after the last one
 */
export async function listWorldDragons(
  signal?: AbortSignal,
  onPart?: (part: ListedAssets) => void,
): Promise<WorldDragon[]> {
  try {
    return await listCompactDragons(undefined, signal);
  } catch (error) {
    if (!isUnsupported(error)) throw error;
    const listed = await listNextDragons(undefined, signal, onPart);
    onPart?.(listed);
    return readAssets(listed.assets);
  }
}

/** Dragons hatched since an instant in epoch seconds. @throws {ApiError} `isUnsupported` if the provider has no compact response */
export const listCompactDragons = async (
  since: number | undefined,
  signal?: AbortSignal,
): Promise<WorldDragon[]> => {
  const response = await request('/v1/world/dragons', {
    query: { since },
    reader: WorldDragons,
    signal,
  });
  return readColumns(response);
};

/** Server time in milliseconds. @throws {ApiError} `isUnsupported` if the provider has no such clock */
export const getWorldClock = (signal?: AbortSignal) =>
  request('/v1/world/clock', { reader: WorldClock, signal });

/** Number of pages of 50 dragons that are read before the world is shown, and in each further step. */
const pagesPerStep = 40;

/** Enough for 20,000 dragons. */
const maxPages = 400;

const maxEmptyPages = 3;

/**
 * Reads the hatched dragons of a provider without the compact response, step by step.
 * @param known an earlier step to continue
 * @throws {ApiError} if the very first page fails
 */
const listNextDragons = (
  known?: ListedAssets,
  signal?: AbortSignal,
  onPart?: (part: ListedAssets) => void,
): Promise<ListedAssets> =>
  listAllPages(
    (page) => listDragons({ state: ['HATCHED'] }, page, signal),
    { pages: (known?.position.count ?? 0) + pagesPerStep, emptyPages: maxEmptyPages },
    { onPart, earlierReading: known },
  );

/** Whether another step may return more. */
export const hasMoreDragons = ({ stop, position }: ListedAssets): boolean =>
  stop === 'page_limit' && position.count < maxPages;

interface OwnerDragons {
  assets: AssetInfo[];
  /** Whether the owner may have more dragons: the provider has more pages than were read, or some pages failed. */
  isPartial: boolean;
}

/**
 * The hatched dragons of the owner with this display name. A provider that does not support the filter sends the dragons of all
 * owners, so the others are filtered out here.
 * @param onPart called with the dragons found so far, after each round
 * @throws {ApiError} if the first page fails
 */
async function listDragonsOfOwner(
  ownerName: string,
  signal: AbortSignal,
  onPart: (part: OwnerDragons) => void,
): Promise<OwnerDragons> {
  const lowerCaseName = ownerName.toLowerCase();
  const toResult = ({ assets, stop, failedPages }: ListedAssets): OwnerDragons => ({
    assets: assets.filter(
      ({ accDisplayName, assetState }) =>
        accDisplayName?.toLowerCase() === lowerCaseName && assetState === 'HATCHED',
    ),
    isPartial: stop !== null || failedPages.length > 0,
  });
  const listed = await listAllPages(
    (page) => listDragons({ state: ['HATCHED'], ownerName }, page, signal),
    { pages: pagesPerStep, emptyPages: maxEmptyPages },
    { onPart: (part) => onPart(toResult(part)) },
  );
  return toResult(listed);
}

export const worldQueries = {
  all: ['world'] as const,
  dragons: () =>
    queryOptions({
      queryKey: [...worldQueries.all, 'dragons'],
      queryFn: ({ client, queryKey, signal }) =>
        listWorldDragons(signal, (part) => {
          client.setQueryData(worldQueries.pages().queryKey, part);
          client.setQueryData(queryKey, readAssets(part.assets));
        }),
      // `arrivals` requests new dragons.
      staleTime: Number.POSITIVE_INFINITY,
      meta: browserOnly,
    }),
  /** The pages that have been read; undefined if the provider has the compact response. Set by `dragons` and `morePages`. */
  pages: () =>
    queryOptions<ListedAssets>({
      queryKey: [...worldQueries.all, 'pages'],
      queryFn: skipToken,
      staleTime: Number.POSITIVE_INFINITY,
    }),
  /** Continues `pages` step by step, and adds the results to `dragons`. */
  morePages: () =>
    queryOptions({
      queryKey: [...worldQueries.all, 'more-pages'],
      queryFn: async ({ client, signal }) => {
        const { queryKey } = worldQueries.pages();
        let listed = client.getQueryData(queryKey);
        while (listed && hasMoreDragons(listed)) {
          listed = await listNextDragons(listed, signal);
          client.setQueryData(queryKey, listed);
          client.setQueryData(worldQueries.dragons().queryKey, readAssets(listed.assets));
        }
        return listed?.assets.length ?? 0;
      },
      staleTime: 0,
    }),
  /** The hatched dragons of the owner with this display name. Holds the dragons found so far while further pages are read. */
  ofOwner: (ownerName: string) =>
    queryOptions({
      queryKey: [...worldQueries.all, 'of-owner', ownerName],
      queryFn: ({ client, queryKey, signal }) =>
        listDragonsOfOwner(ownerName, signal, (part) => client.setQueryData(queryKey, part)),
    }),
  /** The ids of dragons that have hatched since the last known one. Adds the dragons to `dragons`. */
  arrivals: () =>
    queryOptions({
      queryKey: [...worldQueries.all, 'arrivals'],
      queryFn: async ({ client, signal }) => {
        const { queryKey } = worldQueries.dragons();
        const known = client.getQueryData(queryKey) ?? [];
        const ids = new Set(known.map(({ id }) => id));
        const lastHatchedAt = known.reduce((latest, { hatchedAt }) => Math.max(latest, hatchedAt), 0);
        const arrived = (await listCompactDragons(lastHatchedAt, signal)).filter(({ id }) => !ids.has(id));
        if (arrived.length > 0) {
          client.setQueryData(queryKey, [...known, ...arrived]);
          // The list view shows the same dragons. Its pages come first, because the list consists of them.
          for (const part of ['page', 'dragons'])
            void client.invalidateQueries({ queryKey: [...assetQueries.all, part] });
        }
        return arrived.map(({ id }) => id);
      },
    }),
};
