import type { AssetFacetsInfo } from '@emberclutch/contract/asset/asset-facets.ts';
import { elements } from '@emberclutch/contract/asset/asset-values.ts';
import { spawnSeasons } from '@emberclutch/contract/season/spawn-season.ts';
import { formatSeasonTitle } from '../../format/format-season-title.ts';
import { copy } from './copy.ts';
import { switchOnValue } from './list-filter.ts';
import type { ChoiceFacet, FacetCounts, ListFilter, SwitchFacet } from './list-filter.ts';

const elementOptions = elements.map((element) => ({
  value: element.toLowerCase(),
  label: copy.elements[element],
}));
const seasonOptions = spawnSeasons.map((season) => ({
  value: season.toLowerCase(),
  label: formatSeasonTitle(season),
}));

/** The facets that lists of assets have in common. */
export const assetFacets = {
  house: { kind: 'choice', name: 'house', label: copy.house, options: elementOptions },
  magic: { kind: 'choice', name: 'magic', label: copy.magic, options: elementOptions },
  season: { kind: 'choice', name: 'season', label: copy.season, options: seasonOptions },
  hatch: { kind: 'choice', name: 'hatch', label: copy.hatch, options: seasonOptions },
  golden: { kind: 'switch', name: 'golden', label: copy.golden },
} satisfies Record<string, ChoiceFacet | SwitchFacet>;

/** Query parameters for a filter of these facets. */
export const toAssetFilter = ({ term, facetValues }: ListFilter) => ({
  ...(facetValues.house && { house: elements.filter(isIn(facetValues.house)) }),
  ...(facetValues.magic && { magic: elements.filter(isIn(facetValues.magic)) }),
  ...(facetValues.season && { spawn: spawnSeasons.filter(isIn(facetValues.season)) }),
  ...(facetValues.hatch && { hatch: spawnSeasons.filter(isIn(facetValues.hatch)) }),
  ...(facetValues.golden && { golden: true }),
  ...(term !== '' && { searchTerm: term }),
});

/** The provider's counts under the names of these facets. */
export function toFacetCounts({ house, magic, spawn, hatch, golden }: AssetFacetsInfo): FacetCounts {
  return {
    house: toLowerCaseKeys(house),
    magic: toLowerCaseKeys(magic),
    season: toLowerCaseKeys(spawn),
    hatch: toLowerCaseKeys(hatch),
    ...(golden !== null && { golden: { [switchOnValue]: golden } }),
  };
}

const isIn = (values: readonly string[]) => (value: string) => values.includes(value.toLowerCase());

const toLowerCaseKeys = (counts: Record<string, number>) =>
  Object.fromEntries(Object.entries(counts).map(([value, count]) => [value.toLowerCase(), count]));
