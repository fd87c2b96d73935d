import type { AssetFilter } from '@emberclutch/shared/api/assets';
import type { WorldDragon } from '@emberclutch/shared/api/world';
import { assetFacets, assetFilterOf } from '@emberclutch/shared/ui/filter-bar/asset-facets';
import { switchedOn } from '@emberclutch/shared/ui/filter-bar/list-filter';
import type {
  Facet,
  FacetCounts,
  ListFilter,
  ListFilterPlan,
} from '@emberclutch/shared/ui/filter-bar/list-filter';
import { copy } from './copy.ts';

/** What the address of the world says besides its filter. */
export interface WorldView {
  isList: boolean;
  /** Number of the selected dragon. */
  focus: number | null;
}

export function readWorldView(params: URLSearchParams): WorldView {
  const focus = Number(params.get('focus'));
  return {
    isList: params.get('view') === 'list',
    focus: Number.isSafeInteger(focus) && focus > 0 ? focus : null,
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

/** What the list asks of the provider. @param userId null for a signed-out visitor */
export const dragonFilter = (filter: ListFilter, userId: string | null): AssetFilter => ({
  state: ['HATCHED'],
  ...assetFilterOf(filter),
  ...(filter.chosen.mine && userId && { accId: userId }),
  orderBy: orderColumns[filter.order] ?? 'created',
  orderDir: 'desc',
});

const orderColumns: Record<string, AssetFilter['orderBy']> = { rarest: 'rarity', dense: 'density' };

/** Tells whether a dragon passes a filter. @param own ids of the player's dragons; null where they are not known */
export const dragonMatcher =
  ({ chosen }: ListFilter, own: ReadonlySet<number> | null) =>
  (dragon: WorldDragon): boolean =>
    isAmong(chosen.house, dragon.house) &&
    isAmong(chosen.magic, dragon.magic) &&
    isAmong(chosen.season, dragon.season) &&
    (!chosen.golden || dragon.golden) &&
    (!chosen.mine || own === null || own.has(dragon.id));

/** How many dragons each value of a facet would show, with the filters of the other facets. */
export function countDragons(
  dragons: readonly WorldDragon[],
  filter: ListFilter,
  own: ReadonlySet<number> | null,
): FacetCounts {
  const countsOf = (facet: Facet, values: readonly string[]) => {
    const { [facet.name]: _own, ...chosen } = filter.chosen;
    const others = dragons.filter(dragonMatcher({ ...filter, chosen }, own));
    const countOf = (value: string) =>
      others.filter(dragonMatcher({ ...filter, chosen: { [facet.name]: [value] } }, own)).length;
    return [facet.name, Object.fromEntries(values.map((value) => [value, countOf(value)]))] as const;
  };
  return Object.fromEntries(
    mapPlan.facets.map((facet) =>
      countsOf(facet, facet.kind === 'switch' ? [switchedOn] : facet.options.map(({ value }) => value)),
    ),
  );
}

const isAmong = (values: readonly string[] | undefined, word: string | null) =>
  values === undefined || (word !== null && values.includes(word.toLowerCase()));
