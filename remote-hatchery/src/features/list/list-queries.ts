import { assetQueries } from '@emberclutch/web/api/assets.ts';
import { followedBy } from '@emberclutch/web/routing/page-query.ts';
import type { ListQueries } from '@emberclutch/web/routing/page-query.ts';
import {
  isNarrowed,
  readFirstPage,
  readListFilter,
} from '@emberclutch/web/ui/controls/filter-bar/list-filter.ts';
import type { ListFilterPlan } from '@emberclutch/web/ui/controls/filter-bar/list-filter.ts';
import { facetQueries } from '../../platform/api/asset-facets.ts';
import { listSupportQueries } from '../../platform/api/list-support.ts';
import { countedFilter, eggFilter, eggPlan, plainEggPlan } from './egg-filter.ts';
import type { EggList } from './list-states.ts';

/** The queries of a list of eggs in the view that its address describes. */
export const listQueries =
  (list: EggList): ListQueries =>
  ({ search }) => {
    const filterOf = (plan: ListFilterPlan) => readListFilter(search, plan);
    const cards = (plan: ListFilterPlan, canRepeatState = true) =>
      assetQueries.dragons(eggFilter(list, filterOf(plan), canRepeatState), readFirstPage(search));
    return [
      cards(eggPlan),
      followedBy(facetQueries.dragons(countedFilter(list, filterOf(eggPlan))), (facets) =>
        facets === null
          ? [
              followedBy(listSupportQueries.probe(), (support) => [
                cards(plainEggPlan(support), support.states),
              ]),
              ...(isNarrowed(filterOf(eggPlan)) ? [] : [assetQueries.stats()]),
            ]
          : [],
      ),
    ];
  };
