import { queryOptions, skipToken } from '@tanstack/react-query';
import { elements } from '@emberclutch/contract/asset/asset-words.ts';
import type { Element } from '@emberclutch/contract/asset/asset-words.ts';
import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import { spawnSeasons } from '@emberclutch/contract/season/spawn-season.ts';
import type { SpawnSeason } from '@emberclutch/contract/season/spawn-season.ts';
import { WorldClock } from '@emberclutch/contract/world/world-clock.ts';
import { WorldDragons } from '@emberclutch/contract/world/world-dragons.ts';
import type { WorldColumns } from '@emberclutch/contract/world/world-dragons.ts';
import { assetQueries, listDragons } from '@emberclutch/web/api/assets.ts';
import { isUnsupported } from '@emberclutch/web/api/is-missing.ts';
import { listAllPages } from '@emberclutch/web/api/list-all-pages.ts';
import type { ListedAssets, PageLimits } from '@emberclutch/web/api/list-all-pages.ts';
import { request } from '@emberclutch/web/api/request.ts';

/** A hatched dragon as the compact answer lists it. */
export interface WorldDragon {
  id: number;
  house: Element;
  magic: Element;
  season: SpawnSeason | null;
  /** Age of the season it was spawned in. */
  age: number;
  golden: boolean;
  /** Index of its body plan in the gene map; null if the provider does not send it. */
  body: number | null;
  /** The same for its wings. */
  wings: number | null;
  /** Epoch seconds; 0 if the provider does not send it. */
  hatchedAt: number;
}

/** Why dragons may be missing that were read page by page. */
export interface WorldGap {
  /** How many were read. */
  count: number;
  stop: ListedAssets['stop'];
  hasFailedPages: boolean;
}

/** Search results per owner. */
const maxOfOwner = 10;

/** For a provider without the compact answer: 50 dragons per page. */
const limits: PageLimits = { pages: 40, emptyPages: 3 };

/**
 * All hatched dragons. A provider without the compact answer is read page by page.
 * @param onPart called with what is known so far, after each page
 * @param onGap called after reading by pages; null if nothing is missing
 */
export async function listWorldDragons(
  signal?: AbortSignal,
  onPart?: (dragons: WorldDragon[]) => void,
  onGap?: (gap: WorldGap | null) => void,
): Promise<WorldDragon[]> {
  try {
    return await listCompact(undefined, signal);
  } catch (error) {
    if (!isUnsupported(error)) throw error;
    return listByPages(signal, onPart, onGap);
  }
}

/** Dragons hatched at or after an instant in epoch seconds. @throws {ApiError} with `isUnsupported` if the provider has no compact answer */
export const listCompact = async (
  since: number | undefined,
  signal?: AbortSignal,
): Promise<WorldDragon[]> => {
  const answer = await request('/v1/world/dragons', {
    query: { since },
    answer: WorldDragons,
    signal,
  });
  return dragonsOf(answer);
};

/** Server time in milliseconds. @throws {ApiError} with `isUnsupported` if the provider has no such clock */
export const getWorldClock = (signal?: AbortSignal) =>
  request('/v1/world/clock', { answer: WorldClock, signal });

const all = ['world'] as const;
const arrivalsKey = [...all, 'arrivals'] as const;

export const worldQueries = {
  all,
  dragons: () =>
    queryOptions({
      queryKey: [...worldQueries.all, 'dragons'],
      queryFn: ({ client, queryKey, signal }) =>
        listWorldDragons(
          signal,
          (dragons) => client.setQueryData(queryKey, dragons),
          (gap) => client.setQueryData(worldQueries.gap().queryKey, gap),
        ),
      // `arrivals` requests new dragons.
      staleTime: Number.POSITIVE_INFINITY,
    }),
  /** Set by `dragons`; null if all are known. */
  gap: () =>
    queryOptions<WorldGap | null>({
      queryKey: [...worldQueries.all, 'gap'],
      queryFn: skipToken,
      staleTime: Number.POSITIVE_INFINITY,
    }),
  /** The first hatched dragons of the owner with this display name. */
  ofOwner: (ownerName: string) =>
    queryOptions({
      queryKey: [...worldQueries.all, 'of-owner', ownerName],
      queryFn: async ({ signal }) => {
        const { assets } = await listDragons({ state: ['HATCHED'], ownerName }, 0, signal);
        const wanted = ownerName.toLowerCase();
        // A provider without this filter answers with the dragons of all owners.
        return assets
          .filter(({ accDisplayName }) => accDisplayName?.toLowerCase() === wanted)
          .slice(0, maxOfOwner);
      },
    }),
  /** Requests dragons that have hatched since the last known one, and adds them to `dragons`. The ids stay until they are seen. */
  arrivals: () =>
    queryOptions({
      queryKey: arrivalsKey,
      queryFn: async ({ client, signal }) => {
        const { queryKey } = worldQueries.dragons();
        const known = client.getQueryData(queryKey) ?? [];
        const { ids, lastHatchedAt } = indexOf(known);
        const arrived = (await listCompact(lastHatchedAt, signal)).filter(({ id }) => !ids.has(id));
        if (arrived.length > 0) {
          client.setQueryData(queryKey, [...known, ...arrived]);
          // The list view shows the same dragons. Its pages come first, because the list consists of them.
          for (const part of ['page', 'dragons'])
            void client.invalidateQueries({ queryKey: [...assetQueries.all, part] });
        }
        const unseen = client.getQueryData<number[]>(arrivalsKey) ?? [];
        return [...unseen, ...arrived.map(({ id }) => id)];
      },
    }),
};

interface DragonIndex {
  ids: ReadonlySet<number>;
  /** Epoch seconds; 0 without dragons. */
  lastHatchedAt: number;
}

const indexes = new WeakMap<readonly WorldDragon[], DragonIndex>();

/** The index of a list, computed once: the poll needs it every 15 seconds, and the list rarely changes. */
function indexOf(dragons: readonly WorldDragon[]): DragonIndex {
  const known = indexes.get(dragons);
  if (known) return known;
  const index = {
    ids: new Set(dragons.map(({ id }) => id)),
    lastHatchedAt: dragons.reduce((latest, { hatchedAt }) => Math.max(latest, hatchedAt), 0),
  };
  indexes.set(dragons, index);
  return index;
}

/** Skips pages that fail. @throws {ApiError} if the first page fails */
async function listByPages(
  signal?: AbortSignal,
  onPart?: (dragons: WorldDragon[]) => void,
  onGap?: (gap: WorldGap | null) => void,
): Promise<WorldDragon[]> {
  const { assets, stop, failedPages } = await listAllPages(
    (page) => listDragons({ state: ['HATCHED'] }, page, signal),
    limits,
    { onPart: (part) => onPart?.(fromAssets(part.assets)) },
  );
  const dragons = fromAssets(assets);
  const hasFailedPages = failedPages.length > 0;
  onGap?.(stop !== null || hasFailedPages ? { count: dragons.length, stop, hasFailedPages } : null);
  return dragons;
}

/** Skips dragons with an unknown id, house or magic. */
const dragonsOf = (columns: WorldColumns): WorldDragon[] =>
  columns.ids.flatMap((id, index) => {
    const house = elements[columns.houses[index] ?? -1];
    const magic = elements[columns.magics[index] ?? -1];
    if (id === null || !house || !magic) return [];
    return [
      {
        id,
        house,
        magic,
        season: spawnSeasons[columns.seasons[index] ?? -1] ?? null,
        age: columns.ages[index] ?? 0,
        golden: columns.golden.has(id),
        body: columns.bodies[index] ?? null,
        wings: columns.wings[index] ?? null,
        hatchedAt: columns.hatched[index] ?? 0,
      },
    ];
  });

const fromAssets = (assets: AssetInfo[]): WorldDragon[] => assets.flatMap((asset) => fromAsset(asset) ?? []);

/** Undefined for a dragon with an unknown house: it has no land to live in. */
function fromAsset({ id, golden, dragon, assetState }: AssetInfo): WorldDragon | undefined {
  if (assetState !== 'HATCHED' || !dragon?.house) return undefined;
  return {
    id,
    house: dragon.house,
    magic: dragon.magic ?? dragon.house,
    season: spawnSeasons.find((season) => season === dragon.spawn) ?? null,
    age: dragon.spawnAge ?? 0,
    golden,
    body: null,
    wings: null,
    hatchedAt: dragon.dragon?.hatchedAt ?? 0,
  };
}
