import { queryOptions, skipToken } from '@tanstack/react-query';
import { WorldClock } from '@emberclutch/contract/world/world-clock.ts';
import { WorldDragons } from '@emberclutch/contract/world/world-dragons.ts';
import { assetQueries, listDragons } from '@emberclutch/web/api/assets.ts';
import { browserOnly } from '@emberclutch/web/api/browser-only.ts';
import { isUnsupported } from '@emberclutch/web/api/is-missing.ts';
import { listAllPages } from '@emberclutch/web/api/list-all-pages.ts';
import type { ListedAssets } from '@emberclutch/web/api/list-all-pages.ts';
import { request } from '@emberclutch/web/api/request.ts';
import { readAssets, readColumns } from './world-dragon.ts';
import type { WorldDragon } from './world-dragon.ts';

/** Limits for all dragons: 20,000. */
const worldLimits = { pages: 400, emptyPages: 3 };

/** Limits for the dragons of one owner: a search must not read all pages of a provider that ignores the filter. */
const ownerLimits = { pages: 40, emptyPages: 3 };

/**
 * All hatched dragons. Reads pages if the provider lacks the compact response.
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
    const listed = await listAllPages(
      (page) => listDragons({ state: ['HATCHED'] }, page, signal),
      worldLimits,
      onPart,
    );
    onPart?.(listed);
    return readAssets(listed.assets);
  }
}

/** Dragons hatched since an instant in epoch seconds. @throws {ApiError} `isUnsupported` if the provider has no compact response */
const listCompactDragons = async (since: number | undefined, signal?: AbortSignal): Promise<WorldDragon[]> =>
  readColumns(await request('/v1/world/dragons', { query: { since }, reader: WorldDragons, signal }));

/** Server time in milliseconds. @throws {ApiError} `isUnsupported` if the provider has no such clock */
export const getWorldClock = (signal?: AbortSignal) =>
  request('/v1/world/clock', { reader: WorldClock, signal });

/**
 * The hatched dragons of the owner with this display name, and whether the owner may have more: the provider has more pages than were
 * read, or some pages failed. Filters the response, because a provider without the filter sends the dragons of all owners.
 * @throws {ApiError} if the first page fails
 */
async function listDragonsOfOwner(ownerName: string, signal: AbortSignal) {
  const lowerCaseName = ownerName.toLowerCase();
  const { assets, stop, failedPages } = await listAllPages(
    (page) => listDragons({ state: ['HATCHED'], ownerName }, page, signal),
    ownerLimits,
  );
  return {
    assets: assets.filter(
      ({ accDisplayName, assetState }) =>
        accDisplayName?.toLowerCase() === lowerCaseName && assetState === 'HATCHED',
    ),
    isPartial: stop !== null || failedPages.length > 0,
  };
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
  /** The pages that have been read; undefined if the provider has the compact response. Set by `dragons`. */
  pages: () =>
    queryOptions<ListedAssets>({
      queryKey: [...worldQueries.all, 'pages'],
      queryFn: skipToken,
      staleTime: Number.POSITIVE_INFINITY,
    }),
  ofOwner: (ownerName: string) =>
    queryOptions({
      queryKey: [...worldQueries.all, 'of-owner', ownerName],
      queryFn: ({ signal }) => listDragonsOfOwner(ownerName, signal),
    }),
  /** The ids of dragons that have hatched since the last known one. Adds the dragons to `dragons`. */
  arrivals: () =>
    queryOptions({
      queryKey: [...worldQueries.all, 'arrivals'],
      queryFn: async ({ client, signal }) => {
        const { queryKey } = worldQueries.dragons();
        const knownDragons = client.getQueryData(queryKey) ?? [];
        const ids = new Set(knownDragons.map(({ id }) => id));
        const lastHatchedAt = knownDragons.reduce((latest, { hatchedAt }) => Math.max(latest, hatchedAt), 0);
        const newDragons = (await listCompactDragons(lastHatchedAt, signal)).filter(({ id }) => !ids.has(id));
        if (newDragons.length > 0) {
          client.setQueryData(queryKey, [...knownDragons, ...newDragons]);
          // The list view shows the same dragons. Its pages come first, because the list consists of them.
          for (const part of ['page', 'dragons'])
            void client.invalidateQueries({ queryKey: [...assetQueries.all, part] });
        }
        return newDragons.map(({ id }) => id);
      },
    }),
};
