import { queryOptions } from '@tanstack/react-query';
import { AssetFacets } from '@emberclutch/contract/asset/asset-facets.ts';
import type { AssetFacetsInfo } from '@emberclutch/contract/asset/asset-facets.ts';
import type { AssetFilter } from '@emberclutch/web/api/assets.ts';
import { assetQueries } from '@emberclutch/web/api/assets.ts';
import { catchMissing } from '@emberclutch/web/api/is-missing.ts';
import { request } from '@emberclutch/web/api/request.ts';

/** The filters that narrow a list. Its order does not change the counts. */
type FacetFilter = Omit<AssetFilter, 'accId' | 'orderBy' | 'orderDir'>;

/** How many eggs and dragons each further filter would find; null if the provider does not count. */
export async function getDragonFacets(
  { state, house, magic, spawn, hatch, golden, searchTerm }: FacetFilter,
  signal?: AbortSignal,
): Promise<AssetFacetsInfo | null> {
  const response = request('/v1/assets/dragons/facets', {
    query: { state, house, magic, spawn, hatch, golden, searchTerm },
    answer: AssetFacets,
    signal,
  });
  const facets = await catchMissing(response, { hasFixedPath: true });
  // Some providers answer any address below a list, for example with the list.
  return facets && facets.total !== null ? facets : null;
}

export const facetQueries = {
  /** Null if the provider does not count. */
  dragons: (filter: FacetFilter) =>
    queryOptions({
      queryKey: [...assetQueries.all, 'facets', filter],
      queryFn: ({ signal }) => getDragonFacets(filter, signal),
    }),
};
