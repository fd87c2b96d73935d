import { queryOptions } from '@tanstack/react-query';
import type { AssetFacetsInfo } from '../contract/lenient-asset-facets.ts';
import { LenientAssetFacets } from '../contract/lenient-asset-facets.ts';
import { isApiError } from './api-error.ts';
import type { AssetFilter } from './assets.ts';
import { assetQueries } from './assets.ts';
import { request } from './request.ts';

/** What narrows a list; its order does not change the counts. */
type FacetFilter = Omit<AssetFilter, 'accId' | 'orderBy' | 'orderDir'>;

/**
 * How many eggs and dragons each further filter would find. Optional: a provider without this call refuses it.
 * @returns null if the provider does not count
 */
export async function getDragonFacets(
  { state, house, magic, spawn, hatch, golden, searchTerm }: FacetFilter,
  signal?: AbortSignal,
): Promise<AssetFacetsInfo | null> {
  try {
    return await request('/v1/assets/dragons/facets', {
      query: { state, house, magic, spawn, hatch, golden, searchTerm },
      answer: LenientAssetFacets,
      signal,
    });
  } catch (error) {
    if (isApiError(error) && [400, 404, 405, 501].includes(error.status)) return null;
    throw error;
  }
}

export const facetQueries = {
  /** Null: the provider does not count. */
  dragons: (filter: FacetFilter) =>
    queryOptions({
      queryKey: [...assetQueries.all, 'facets', filter],
      queryFn: ({ signal }) => getDragonFacets(filter, signal),
    }),
};
