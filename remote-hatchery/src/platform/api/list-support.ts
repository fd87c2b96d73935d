import { queryOptions } from '@tanstack/react-query';
import { AssetPage } from '@emberclutch/contract/asset/asset-page.ts';
import { isApiError } from '@emberclutch/web/api/api-error.ts';
import { assetQueries } from '@emberclutch/web/api/assets.ts';
import type { AssetFilter } from '@emberclutch/web/api/assets.ts';
import { request } from '@emberclutch/web/api/request.ts';

/** The capabilities of the lists of a provider without our additions. */
export interface ListSupport {
  /** Whether `state` may be repeated. */
  states: boolean;
  rarity: boolean;
  search: boolean;
}

/** A term that matches no name or charm. */
const unknownName = 'no dragon has this name';

/**
 * Detects how a provider handles parameters that it may ignore or interpret differently, with lists of one asset: the same states
 * in another order must return the same first asset, the least rare asset must differ from the rarest, and a search for a name
 * that no asset has must find nothing.
 */
export async function probeLists(signal?: AbortSignal): Promise<ListSupport> {
  const newestFirst = { orderBy: 'created', orderDir: 'desc' } as const;
  const [states, reorderedStates, rarest, leastRare, unknownNameId] = await Promise.all([
    readFirstId({ state: ['SEALED', 'INCUBATING', 'HATCHING'], ...newestFirst }, signal),
    readFirstId({ state: ['HATCHING', 'INCUBATING', 'SEALED'], ...newestFirst }, signal),
    readFirstId({ orderBy: 'rarity', orderDir: 'desc' }, signal),
    readFirstId({ orderBy: 'rarity', orderDir: 'asc' }, signal),
    readFirstId({ searchTerm: unknownName }, signal),
  ]);
  return {
    states: Boolean(states) && states === reorderedStates,
    rarity: Boolean(rarest && leastRare) && rarest !== leastRare,
    search: unknownNameId === null,
  };
}

/** Id of the first asset of a list; null if the list is empty, undefined if the request is rejected. */
async function readFirstId(filter: AssetFilter, signal?: AbortSignal): Promise<number | null | undefined> {
  try {
    const { assets } = await request('/v1/assets/dragons', {
      access: 'public',
      query: { limit: 1, page: 0, ...filter },
      reader: AssetPage,
      signal,
    });
    return assets[0]?.id ?? null;
  } catch (error) {
    if (isApiError(error) && error.status >= 400 && error.status < 500) return undefined;
    throw error;
  }
}

export const listSupportQuery = queryOptions({
  queryKey: [...assetQueries.all, 'list-support'],
  queryFn: ({ signal }) => probeLists(signal),
});
