import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { facetQueries } from '../../platform/api/asset-facets.ts';
import type { ListFilter } from '@emberclutch/web/ui/controls/filter-bar/list-filter.ts';
import { countedFilter } from './egg-filter.ts';
import type { EggList } from './list-states.ts';

/** How many eggs each further filter would find; undefined while that is not known, null if the provider does not count. */
export const useFacets = (list: EggList, filter: ListFilter) =>
  useQuery({ ...facetQueries.dragons(countedFilter(list, filter)), placeholderData: keepPreviousData }).data;
