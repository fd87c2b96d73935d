import type { AssetFacets } from '@emberclutch/contract/asset/asset-facets.ts';
import { assetStates, elements } from '@emberclutch/contract/asset/asset-values.ts';
import { spawnSeasons } from '@emberclutch/contract/season/spawn-season.ts';
import type { AssetGroup } from './facet-repository.ts';
import type { AssetFilter } from './matching-assets-repository.ts';

type Facet = 'state' | 'house' | 'magic' | 'spawn' | 'hatch' | 'golden';
type FacetFilter = Pick<AssetFilter, Facet>;

/** Counts the values of each facet with the filters of all other facets applied. */
export function countFacets(groups: AssetGroup[], filter: FacetFilter): AssetFacets {
  const without = (facet: Facet) =>
    groups.filter((group) => isWithin(group, { ...filter, [facet]: undefined }));
  const countEach = <Value extends string>(
    facet: Exclude<Facet, 'golden'>,
    values: readonly Value[],
  ): Record<Value, number> => {
    const others = without(facet);
    const counts = values.map((value) => [value, sum(others.filter((group) => group[facet] === value))]);
    // Cast: Object.fromEntries loses the keys, which are all values of the facet.
    return Object.fromEntries(counts) as Record<Value, number>;
  };
  return {
    total: sum(groups.filter((group) => isWithin(group, filter))),
    state: countEach('state', assetStates),
    house: countEach('house', elements),
    magic: countEach('magic', elements),
    spawn: countEach('spawn', spawnSeasons),
    hatch: countEach('hatch', spawnSeasons),
    golden: sum(without('golden').filter(({ golden }) => golden)),
  };
}

function isWithin(group: AssetGroup, { golden, ...lists }: FacetFilter): boolean {
  const isListed = (facet: Exclude<Facet, 'golden'>) => {
    const wanted: readonly (string | null)[] | undefined = lists[facet];
    return !wanted?.length || wanted.includes(group[facet]);
  };
  const isWanted = golden === undefined || golden === group.golden;
  return isWanted && (['state', 'house', 'magic', 'spawn', 'hatch'] as const).every(isListed);
}

const sum = (groups: AssetGroup[]) => groups.reduce((total, { count }) => total + count, 0);
