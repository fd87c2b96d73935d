import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import { readTypedNumber } from '@emberclutch/contract/asset/specimen-number.ts';
import { useSearchParams } from '@emberclutch/web/routing';
import { formatAssetTitle } from '@emberclutch/web/ui/asset/format-asset-title.ts';
import { matchesFacets } from '@emberclutch/web/ui/controls/filter-bar/count-facets.ts';
import type { FacetValueReader } from '@emberclutch/web/ui/controls/filter-bar/count-facets.ts';
import { writeListFilter, switchOnValue } from '@emberclutch/web/ui/controls/filter-bar/list-filter.ts';
import type {
  ListFilter,
  ChoiceFacet,
  ListFilterConfig,
} from '@emberclutch/web/ui/controls/filter-bar/list-filter.ts';
import { dragonStates, keyStates } from '@emberclutch/contract/asset/asset-values.ts';
import { assetFacets } from '@emberclutch/web/ui/controls/filter-bar/asset-facets.ts';
import { findKind, kinds } from './kinds.ts';
import { orderAssets } from './order-assets.ts';
import { copy } from './copy.ts';

/**
 * Reads from the URL which part of a collection to show, and how.
 * @returns `matchingAssets`: assets that match the kind and the search term; `shownAssets`: assets that also match all facets, in order
 */
export function useCollectionView(assets: readonly AssetInfo[], filter: ListFilter) {
  const [params, setParams] = useSearchParams();
  const kind = kinds.find((name) => name === params.get('show'));
  const view = viewNames.find((name) => name === params.get('view')) ?? 'grid';
  // Only the headings of the table show a direction.
  const isReversed = view === 'table' && params.get('reverse') === 'true';
  const kindAssets = kind ? assets.filter((asset) => findKind(asset) === kind) : assets;
  const matchingAssets = kindAssets.filter((asset) => matchesTerm(asset, filter.term));
  const shownAssets = orderAssets(
    matchingAssets.filter((asset) => matchesFacets(asset, filter.facetValues, readAssetValues)),
    filter.order,
    { isReversed },
  );
  const changeOrder = (order: string) => {
    const next = writeListFilter({ ...filter, order }, collectionFilterConfig, params);
    next.delete('reverse');
    if (order === filter.order && !isReversed) next.set('reverse', 'true');
    setParams(next, { replace: true });
  };
  const sorting: Sorting = { order: filter.order, isReversed, onChange: changeOrder };
  return { kind, view, matchingAssets, shownAssets, sorting };
}

/** Whether a term is the number of an asset, or part of its name or charm. */
function matchesTerm(asset: AssetInfo, term: string): boolean {
  if (term === '') return true;
  const names = [formatAssetTitle(asset), asset.charmOfMaking];
  return (
    readTypedNumber(term) === asset.id ||
    names.some((name) => name?.toLowerCase().includes(term.toLowerCase()))
  );
}

/** Ways to look at a collection, as in the URL: `?view=table`. The first is the default. */
export const viewNames = ['grid', 'table'] as const;
export type ViewName = (typeof viewNames)[number];

/** The order of the list, and a function that a heading of the table calls. */
export interface Sorting {
  order: string;
  isReversed: boolean;
  onChange: (order: string) => void;
}

const stateFacet: ChoiceFacet = {
  kind: 'choice',
  name: 'state',
  label: copy.filter.state,
  options: [...dragonStates, ...keyStates].map((value) => ({
    value: value.toLowerCase(),
    label: copy.states[value],
  })),
};

const { house, magic, season, hatch, golden } = assetFacets;

export const collectionFilterConfig: ListFilterConfig = {
  facets: [stateFacet, house, magic, season, hatch, golden],
  orders: Object.entries(copy.orders).map(([value, label]) => ({ value, label })),
  searchLabel: copy.filter.search,
};

export const readAssetValues: FacetValueReader<AssetInfo> = (
  { assetState, golden: isGolden, dragon, gatewayKey },
  facet,
) => {
  const values: Record<string, string | null | undefined> = {
    state: assetState,
    house: dragon?.house,
    magic: dragon?.magic,
    season: dragon?.spawn ?? gatewayKey?.season,
    hatch: dragon?.hatch,
    golden: isGolden ? switchOnValue : null,
  };
  return [values[facet]];
};
