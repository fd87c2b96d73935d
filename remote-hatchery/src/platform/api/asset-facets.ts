import { queryOptions } from '@tanstack/react-query';
import { AssetFacets } from '@emberclutch/contract/asset/asset-facets.ts';
import type { AssetFilter } from '@emberclutch/web/api/assets.ts';
import { assetQueries } from '@emberclutch/web/api/assets.ts';
import { catchMissing } from '@emberclutch/web/api/is-missing.ts';
import { request } from '@emberclutch/web/api/request.ts';

/** How many eggs and dragons each further filter would find; null if the provider does not count. The order changes no count. */
export const facetsQuery = ({ state, house, magic, spawn, hatch, golden, searchTerm }: AssetFilter) => {
  const query = { state, house, magic, spawn, hatch, golden, searchTerm };
  return queryOptions({
    queryKey: [...assetQueries.all, 'facets', query],
    queryFn: async ({ signal }) => {
      const response = request('/v1/assets/dragons/facets', { query, reader: AssetFacets, signal });
      const facets = await catchMissing(response, { hasFixedPath: true });
      // Some providers answer any address below a list, for example with the list.
      return facets && facets.total !== null ? facets : null;
    },
  });
};
