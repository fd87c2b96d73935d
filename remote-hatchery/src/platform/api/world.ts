import { queryOptions } from '@tanstack/react-query';
import { elements } from '@emberclutch/contract/asset/asset-words.ts';
import type { Element } from '@emberclutch/contract/asset/asset-words.ts';
import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import { spawnSeasons } from '@emberclutch/contract/season/spawn-season.ts';
import type { SpawnSeason } from '@emberclutch/contract/season/spawn-season.ts';
import { WorldClock } from '@emberclutch/contract/world/world-clock.ts';
import { WorldDragons } from '@emberclutch/contract/world/world-dragons.ts';
import type { WorldColumns } from '@emberclutch/contract/world/world-dragons.ts';
import { assetQueries, listDragons } from '@emberclutch/web/api/assets.ts';
import { isMissing } from '@emberclutch/web/api/is-missing.ts';
import { listAllPages } from '@emberclutch/web/api/list-all-pages.ts';
import type { PageLimits } from '@emberclutch/web/api/list-all-pages.ts';
import { request } from '@emberclutch/web/api/request.ts';

/** What the world shows of a hatched dragon before one looks closer. */
export interface WorldDragon {
  id: number;
  house: Element;
  magic: Element;
  season: SpawnSeason | null;
  /** Age of the season it was spawned in. */
  age: number;
  golden: boolean;
  /** Place of its body plan in the gene map; null where the provider does not say. */
  body: number | null;
  /** Epoch seconds; 0 where the provider does not say. */
  hatchedAt: number;
}

/** Dragons of one owner that are offered as a choice. */
const mostOfOwner = 10;

/** Of a provider without the compact answer; 50 dragons a page. */
const limits: PageLimits = { pages: 40, emptyPages: 3 };

/**
 * All hatched dragons. A provider without the compact answer is read page by page.
 * @param onPart called with what is known so far, after each page
 */
export async function listWorldDragons(
  signal?: AbortSignal,
  onPart?: (dragons: WorldDragon[]) => void,
): Promise<WorldDragon[]> {
  try {
    return await listCompact(undefined, signal);
  } catch (error) {
    if (!isMissing(error)) throw error;
    return listByPages(signal, onPart);
  }
}

/** Those that have hatched since an instant in epoch seconds. @throws {ApiError} for which `isMissing` holds where the provider has no compact answer */
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

/** Server time in milliseconds. @throws {ApiError} for which `isMissing` holds where the provider has no such clock */
export const getWorldClock = (signal?: AbortSignal) =>
  request('/v1/world/clock', { answer: WorldClock, signal });

export const worldQueries = {
  all: ['world'] as const,
  dragons: () =>
    queryOptions({
      queryKey: [...worldQueries.all, 'dragons'],
      queryFn: ({ client, queryKey, signal }) =>
        listWorldDragons(signal, (dragons) => client.setQueryData(queryKey, dragons)),
      // New ones are requested separately, by the instant of the last.
      staleTime: Number.POSITIVE_INFINITY,
    }),
  /** Hatched dragons of the owner of this display name, the first few. */
  ofOwner: (ownerName: string) =>
    queryOptions({
      queryKey: [...worldQueries.all, 'of-owner', ownerName],
      queryFn: async ({ signal }) => {
        const { assets } = await listDragons({ state: ['HATCHED'], ownerName }, 0, signal);
        const wanted = ownerName.toLowerCase();
        // A provider that does not know this filter answers with the dragons of all owners.
        return assets
          .filter(({ accDisplayName }) => accDisplayName?.toLowerCase() === wanted)
          .slice(0, mostOfOwner);
      },
    }),
  /** Looks for dragons that have hatched since the last one known, and adds them to `dragons`. */
  arrivals: () =>
    queryOptions({
      queryKey: [...worldQueries.all, 'arrivals'],
      queryFn: async ({ client, signal }) => {
        const { queryKey } = worldQueries.dragons();
        const known = client.getQueryData(queryKey) ?? [];
        const since = known.reduce((latest, { hatchedAt }) => Math.max(latest, hatchedAt), 0);
        const ids = new Set(known.map(({ id }) => id));
        const arrived = (await listCompact(since, signal)).filter(({ id }) => !ids.has(id));
        if (arrived.length > 0) {
          client.setQueryData(queryKey, [...known, ...arrived]);
          // The list of the same dragons: its pages first, of which it is made.
          for (const part of ['page', 'dragons'])
            void client.invalidateQueries({ queryKey: [...assetQueries.all, part] });
        }
        return arrived.map(({ id }) => id);
      },
    }),
};

/** @throws {ApiError} if the first page fails; of the others, the world shows those that could be read */
async function listByPages(
  signal?: AbortSignal,
  onPart?: (dragons: WorldDragon[]) => void,
): Promise<WorldDragon[]> {
  const { assets } = await listAllPages((page) => listDragons({ state: ['HATCHED'] }, page, signal), limits, {
    onPart: (part) => onPart?.(fromAssets(part.assets)),
  });
  return fromAssets(assets);
}

/** A dragon whose number, house or magic is not known to this client is left out. */
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
        hatchedAt: columns.hatched[index] ?? 0,
      },
    ];
  });

const fromAssets = (assets: AssetInfo[]): WorldDragon[] => assets.flatMap((asset) => fromAsset(asset) ?? []);

/** A dragon whose house is unknown has no land to live in. */
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
    hatchedAt: dragon.dragon?.hatchedAt ?? 0,
  };
}
