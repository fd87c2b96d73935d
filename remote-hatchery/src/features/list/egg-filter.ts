import type { AssetFilter } from '@emberclutch/web/api/assets.ts';
import { assetFacets, assetFilterOf } from '@emberclutch/web/ui/controls/filter-bar/asset-facets.ts';
import type { ListFilter, ListFilterPlan } from '@emberclutch/web/ui/controls/filter-bar/list-filter.ts';
import { copy } from './copy.ts';
import { listStates } from './list-states.ts';
import type { EggList } from './list-states.ts';

const { house, magic, season, hatch, golden } = assetFacets;
const orders = copy.list.orders;

/** What the lists of eggs are narrowed and ordered by. The state is not a facet: each has a list of its own. */
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

/** The plan for a provider without our additions: it does not order by the time of hatching. */
export const plainEggPlan: ListFilterPlan = {
  ...eggPlan,
  orders: eggPlan.orders.filter(({ value }) => value !== 'hatching'),
};

const orderings: Record<string, Pick<AssetFilter, 'orderBy' | 'orderDir'>> = {
  rarest: { orderBy: 'rarity', orderDir: 'desc' },
  hatching: { orderBy: 'hatching', orderDir: 'asc' },
  dense: { orderBy: 'density', orderDir: 'desc' },
};

export const eggFilter = (list: EggList, filter: ListFilter): AssetFilter => ({
  state: listStates[list],
  ...assetFilterOf(filter),
  ...(orderings[filter.order] ?? { orderBy: 'created', orderDir: 'desc' }),
});
