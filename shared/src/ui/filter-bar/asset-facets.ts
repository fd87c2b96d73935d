import { Element } from '../../contract/asset.ts';
import type { AssetFacetsInfo } from '../../contract/lenient-asset-facets.ts';
import { SpawnSeason } from '../../contract/season.ts';
import { seasonTitle } from '../season-title.ts';
import { copy } from './copy.ts';
import { switchedOn } from './list-filter.ts';
import type { ChoiceFacet, FacetCounts, ListFilter, SwitchFacet } from './list-filter.ts';

const elements = Element.options.map((element) => ({
  value: element.toLowerCase(),
  label: copy.elements[element],
}));
const seasons = SpawnSeason.options.map((season) => ({
  value: season.toLowerCase(),
  label: seasonTitle(season),
}));

/** The facets that lists of assets have in common. */
export const assetFacets = {
  house: { kind: 'choice', name: 'house', label: copy.house, options: elements },
  magic: { kind: 'choice', name: 'magic', label: copy.magic, options: elements },
  season: { kind: 'choice', name: 'season', label: copy.season, options: seasons },
  hatch: { kind: 'choice', name: 'hatch', label: copy.hatch, options: seasons },
  golden: { kind: 'switch', name: 'golden', label: copy.golden },
} satisfies Record<string, ChoiceFacet | SwitchFacet>;

/** What a filter of these facets asks of the provider. */
export const assetFilterOf = ({ term, chosen }: ListFilter) => ({
  ...(chosen.house && { house: Element.options.filter(isIn(chosen.house)) }),
  ...(chosen.magic && { magic: Element.options.filter(isIn(chosen.magic)) }),
  ...(chosen.season && { spawn: SpawnSeason.options.filter(isIn(chosen.season)) }),
  ...(chosen.hatch && { hatch: SpawnSeason.options.filter(isIn(chosen.hatch)) }),
  ...(chosen.golden && { golden: true }),
  ...(term !== '' && { searchTerm: term }),
});

/** The provider's counts under the names of these facets. */
export function facetCountsOf({ house, magic, spawn, hatch, golden }: AssetFacetsInfo): FacetCounts {
  return {
    house: byValue(house),
    magic: byValue(magic),
    season: byValue(spawn),
    hatch: byValue(hatch),
    ...(golden !== null && { golden: { [switchedOn]: golden } }),
  };
}

const isIn = (values: readonly string[]) => (word: string) => values.includes(word.toLowerCase());

const byValue = (counts: Record<string, number>) =>
  Object.fromEntries(Object.entries(counts).map(([word, count]) => [word.toLowerCase(), count]));
