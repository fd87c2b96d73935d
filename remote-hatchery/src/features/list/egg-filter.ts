import { assetQueries } from '@emberclutch/web/api/assets.ts';
import type { AssetFilter } from '@emberclutch/web/api/assets.ts';
import { assetFacets, toAssetFilter } from '@emberclutch/web/ui/controls/filter-bar/asset-facets.ts';
import {
  isNarrowed,
  readFirstPage,
  readListFilter,
} from '@emberclutch/web/ui/controls/filter-bar/list-filter.ts';
import type { ListFilter, ListFilterConfig } from '@emberclutch/web/ui/controls/filter-bar/list-filter.ts';
import { copy } from './copy.ts';
import { listStates } from './egg-lists.ts';
import type { EggList } from './egg-lists.ts';
import { followedBy } from '@emberclutch/web/routing/page-query.ts';
import type { ListQueries } from '@emberclutch/web/routing/page-query.ts';
import { facetsQuery } from '../../platform/api/asset-facets.ts';

const { house, magic, season, hatch, golden } = assetFacets;
const orders = copy.list.orders;

/** The filters and orders of the egg lists. The state is not a facet, because each state has its own list. */
export const eggFilterConfig: ListFilterConfig = {
  facets: [house, magic, season, hatch, golden],
  orders: [
    { value: 'newest', label: orders.newest },
    { value: 'rarest', label: orders.rarest },
    { value: 'hatching', label: orders.hatching },
    { value: 'dense', label: orders.dense },
  ],
  searchLabel: copy.list.search,
};

/** The filters for a provider without facet counts, which may also ignore our orders and the search. */
export const plainEggFilterConfig: ListFilterConfig = { facets: eggFilterConfig.facets, orders: [] };

const orderings: Record<string, Pick<AssetFilter, 'orderBy' | 'orderDir'>> = {
  rarest: { orderBy: 'rarity', orderDir: 'desc' },
  hatching: { orderBy: 'hatching', orderDir: 'asc' },
  dense: { orderBy: 'density', orderDir: 'desc' },
};

/** @param isPlain whether the provider lacks facet counts: it may read only one of several states, so the client filters by state */
export const toEggFilter = (list: EggList, filter: ListFilter, isPlain = false): AssetFilter => ({
  state: listStates[list],
  ...(isPlain && listStates[list].length > 1 && { isStateFilteredByClient: true }),
  ...toAssetFilter(filter),
  ...(orderings[filter.order] ?? { orderBy: 'created', orderDir: 'desc' }),
});

/** The queries of a list of eggs in the view that its address describes. */
export const listQueries =
  (list: EggList): ListQueries =>
  ({ search }) => {
    const filter = toEggFilter(list, readListFilter(search, eggFilterConfig));
    const createCardsQuery = (eggFilter: AssetFilter) =>
      assetQueries.dragons(eggFilter, readFirstPage(search));
    return [
      createCardsQuery(filter),
      followedBy(facetsQuery(filter), (facets) => {
        if (facets !== null) return [];
        const plainFilter = readListFilter(search, plainEggFilterConfig);
        return [
          createCardsQuery(toEggFilter(list, plainFilter, true)),
          ...(isNarrowed(plainFilter) ? [] : [assetQueries.stats()]),
        ];
      }),
    ];
  };
