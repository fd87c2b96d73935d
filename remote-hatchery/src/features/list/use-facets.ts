import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { facetQueries } from '../../platform/api/asset-facets.ts';
import type { ListFilter } from '@emberclutch/web/ui/controls/filter-bar/list-filter.ts';
import { eggFilter } from './egg-filter.ts';
import type { EggList } from './list-states.ts';

/** How many eggs each further filter would find; undefined while that is not known, null if the provider does not count. */
export function useFacets(list: EggList, filter: ListFilter) {
  const { orderBy: _order, orderDir: _direction, ...narrowed } = eggFilter(list, filter);
  return useQuery({ ...facetQueries.dragons(narrowed), placeholderData: keepPreviousData }).data;
}
