import { dragonStates, keyStates } from '@emberclutch/contract/asset/asset-values.ts';
import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import { assetFacets } from '@emberclutch/web/ui/controls/filter-bar/asset-facets.ts';
import type { ValuesOf } from '@emberclutch/web/ui/controls/filter-bar/count-facets.ts';
import { switchedOn } from '@emberclutch/web/ui/controls/filter-bar/list-filter.ts';
import type { ChoiceFacet, ListFilterPlan } from '@emberclutch/web/ui/controls/filter-bar/list-filter.ts';
import { copy } from './copy.ts';

const state: ChoiceFacet = {
  kind: 'choice',
  name: 'state',
  label: copy.filter.state,
  options: [...dragonStates, ...keyStates].map((value) => ({
    value: value.toLowerCase(),
    label: copy.states[value],
  })),
};

const { house, magic, season, hatch, golden } = assetFacets;

export const collectionPlan: ListFilterPlan = {
  facets: [state, house, magic, season, hatch, golden],
  orders: [
    { value: 'newest', label: copy.orders.newest },
    { value: 'rarest', label: copy.orders.rarest },
    { value: 'hatching', label: copy.orders.hatching },
    { value: 'name', label: copy.orders.name },
    { value: 'number', label: copy.orders.number },
    { value: 'state', label: copy.orders.state },
    { value: 'house', label: copy.orders.house },
    { value: 'season', label: copy.orders.season },
  ],
  searchLabel: copy.filter.search,
};

export const readAssetValues: ValuesOf<AssetInfo> = (
  { assetState, golden: isGolden, dragon, gatewayKey },
  facet,
) => {
  const values: Record<string, string | null | undefined> = {
    state: assetState,
    house: dragon?.house,
    magic: dragon?.magic,
    season: dragon?.spawn ?? gatewayKey?.season,
    hatch: dragon?.hatch,
    golden: isGolden ? switchedOn : null,
  };
  return [values[facet]];
};
