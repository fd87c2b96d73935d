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
import { toCountedFilter, toEggFilter, eggPlan, toPlainEggPlan } from './egg-filter.ts';
import type { EggList } from './egg-lists.ts';

/** The queries of a list of eggs in the view that its address describes. */
export const listQueries =
  (list: EggList): ListQueries =>
  ({ search }) => {
    const readFilter = (plan: ListFilterPlan) => readListFilter(search, plan);
    const createCardsQuery = (plan: ListFilterPlan, canRepeatState = true) =>
      assetQueries.dragons(toEggFilter(list, readFilter(plan), canRepeatState), readFirstPage(search));
    return [
      createCardsQuery(eggPlan),
      followedBy(facetQueries.dragons(toCountedFilter(list, readFilter(eggPlan))), (facets) =>
        facets === null
          ? [
              followedBy(listSupportQueries.probe(), (support) => [
                createCardsQuery(toPlainEggPlan(support), support.states),
              ]),
              ...(isNarrowed(readFilter(eggPlan)) ? [] : [assetQueries.stats()]),
            ]
          : [],
      ),
    ];
  };
