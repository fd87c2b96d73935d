import { assetQueries } from '@emberclutch/web/api/assets.ts';
import type { AssetFilter } from '@emberclutch/web/api/assets.ts';
import { assetFacets, toAssetFilter } from '@emberclutch/web/ui/controls/filter-bar/asset-facets.ts';
import {
  isNarrowed,
  readFirstPage,
  readListFilter,
} from '@emberclutch/web/ui/controls/filter-bar/list-filter.ts';
import type { ListFilter, ListFilterPlan } from '@emberclutch/web/ui/controls/filter-bar/list-filter.ts';
import type { ListSupport } from '../../platform/api/list-support.ts';
import { copy } from './copy.ts';
import { listStates } from './egg-lists.ts';
import type { EggList } from './egg-lists.ts';
import { followedBy } from '@emberclutch/web/routing/page-query.ts';
import type { ListQueries } from '@emberclutch/web/routing/page-query.ts';
import { facetsQuery } from '../../platform/api/asset-facets.ts';
import { listSupportQuery } from '../../platform/api/list-support.ts';

const { house, magic, season, hatch, golden } = assetFacets;
const orders = copy.list.orders;

/** The filters and orders of the egg lists. The state is not a facet, because each state has its own list. */
export const eggPlan: ListFilterPlan = {
  facets: [house, magic, season, hatch, golden],
  orders: [
    { value: 'newest', label: orders.newest },
    { value: 'rarest', label: orders.rarest },
    { value: 'hatching', label: orders.hatching },
    { value: 'dense', label: orders.dense },
  ],
  searchLabel: copy.list.search,
};

/** The plan for a provider without our additions: it omits filters that such a provider would ignore. */
export const toPlainEggPlan = ({ rarity, search }: ListSupport): ListFilterPlan => ({
  facets: eggPlan.facets,
  orders: eggPlan.orders.filter(({ value }) => value === 'newest' || (rarity && value === 'rarest')),
  ...(search && { searchLabel: eggPlan.searchLabel }),
});

const orderings: Record<string, Pick<AssetFilter, 'orderBy' | 'orderDir'>> = {
  rarest: { orderBy: 'rarity', orderDir: 'desc' },
  hatching: { orderBy: 'hatching', orderDir: 'asc' },
  dense: { orderBy: 'density', orderDir: 'desc' },
};

/** @param canRepeatState whether the provider accepts several states in one request */
export const toEggFilter = (list: EggList, filter: ListFilter, canRepeatState = true): AssetFilter => ({
  state: listStates[list],
  ...(!canRepeatState && listStates[list].length > 1 && { isStateFilteredHere: true }),
  ...toAssetFilter(filter),
  ...(orderings[filter.order] ?? { orderBy: 'created', orderDir: 'desc' }),
});

/** The queries of a list of eggs in the view that its address describes. */
export const listQueries =
  (list: EggList): ListQueries =>
  ({ search }) => {
    const readFilter = (plan: ListFilterPlan) => readListFilter(search, plan);
    const createCardsQuery = (plan: ListFilterPlan, canRepeatState = true) =>
      assetQueries.dragons(toEggFilter(list, readFilter(plan), canRepeatState), readFirstPage(search));
    return [
      createCardsQuery(eggPlan),
      followedBy(facetsQuery(toEggFilter(list, readFilter(eggPlan))), (facets) =>
        facets === null
          ? [
              followedBy(listSupportQuery, (support) => [
                createCardsQuery(toPlainEggPlan(support), support.states),
              ]),
              ...(isNarrowed(readFilter(eggPlan)) ? [] : [assetQueries.stats()]),
            ]
          : [],
      ),
    ];
  };
