import { parseEntityId } from '@emberclutch/contract/shape/entity-id.ts';
import type { AssetFilter } from '@emberclutch/web/api/assets.ts';
import type { WorldDragon } from '../../platform/api/world.ts';
import { assetFacets, assetFilterOf } from '@emberclutch/web/ui/controls/filter-bar/asset-facets.ts';
import type { ValuesOf } from '@emberclutch/web/ui/controls/filter-bar/count-facets.ts';
import { switchedOn } from '@emberclutch/web/ui/controls/filter-bar/list-filter.ts';
import type {
  Facet,
  ListFilter,
  ListFilterPlan,
} from '@emberclutch/web/ui/controls/filter-bar/list-filter.ts';
import { copy } from './copy.ts';

/** What the address of the world says besides its filter. */
export interface WorldView {
  isList: boolean;
  /** Number of the selected dragon. */
  focus: number | null;
}

export function readWorldView(params: URLSearchParams): WorldView {
  return {
    isList: params.get('view') === 'list',
    focus: parseEntityId(params.get('focus') ?? ''),
  };
}

/** The parameters of a view in place of those of the URL. Those of the filter stay. */
export function worldViewParams({ isList, focus }: WorldView, params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete('view');
  next.delete('focus');
  if (isList) next.set('view', 'list');
  if (focus !== null) next.set('focus', String(focus));
  return next;
}

const { house, magic, season, golden } = assetFacets;
const mine: Facet = { kind: 'switch', name: 'mine', label: copy.mine };

/** The map is narrowed by what is known of every dragon. */
export const mapPlan: ListFilterPlan = { facets: [house, magic, season, golden, mine], orders: [] };

export const listPlan: ListFilterPlan = {
  ...mapPlan,
  orders: [
    { value: 'newest', label: copy.orders.newest },
    { value: 'rarest', label: copy.orders.rarest },
    { value: 'dense', label: copy.orders.dense },
  ],
  searchLabel: copy.searchList,
};

/** A plan for visitors of whom it is not known which dragons are theirs. */
export const withoutMine = (plan: ListFilterPlan): ListFilterPlan => ({
  ...plan,
  facets: plan.facets.filter((facet) => facet !== mine),
});

/** What the list requests from the provider. @param userId null for a signed-out visitor */
export const dragonFilter = (filter: ListFilter, userId: string | null): AssetFilter => ({
  state: ['HATCHED'],
  ...assetFilterOf(filter),
  ...(filter.chosen.mine && userId && { accId: userId }),
  orderBy: orderColumns[filter.order] ?? 'created',
  orderDir: 'desc',
});

const orderColumns: Record<string, AssetFilter['orderBy']> = { rarest: 'rarity', dense: 'density' };

/** The values of a dragon. @param own ids of the player's dragons; null where they are not known */
export const dragonValues =
  (own: ReadonlySet<number> | null): ValuesOf<WorldDragon> =>
  (dragon, facet) => {
    const values: Record<string, string | null> = {
      house: dragon.house,
      magic: dragon.magic,
      season: dragon.season,
      golden: dragon.golden ? switchedOn : null,
      mine: own === null || own.has(dragon.id) ? switchedOn : null,
    };
    return [values[facet]];
  };
