import { switchOnValue } from './list-filter.ts';
import type { Facet, FacetCounts, ListFilter } from './list-filter.ts';

/** Reads the values of an item for a facet, as in the URL, in any letter case. */
export type FacetValueReader<Item> = (item: Item, facet: string) => readonly (string | null | undefined)[];

/** Whether an item has one of the selected values of every facet in use. */
export const matchesFacets = <Item>(
  item: Item,
  facetValues: ListFilter['facetValues'],
  readValues: FacetValueReader<Item>,
) =>
  Object.entries(facetValues).every(([facet, values]) =>
    readValues(item, facet).some((value) => value && values.includes(value.toLowerCase())),
  );

/** Counts what each value of a facet would match, like the provider (`AssetFacets`): by the filters of all other facets. */
export function countFacets<Item>(
  items: readonly Item[],
  facets: readonly Facet[],
  facetValues: ListFilter['facetValues'],
  readValues: FacetValueReader<Item>,
): FacetCounts {
  return Object.fromEntries(
    facets.map((facet) => {
      const { [facet.name]: _own, ...others } = facetValues;
      const matchingItems = items.filter((item) => matchesFacets(item, others, readValues));
      const values = facet.kind === 'switch' ? [switchOnValue] : facet.options.map(({ value }) => value);
      const countMatches = (value: string) =>
        matchingItems.filter((item) => matchesFacets(item, { [facet.name]: [value] }, readValues)).length;
      return [facet.name, Object.fromEntries(values.map((value) => [value, countMatches(value)]))];
    }),
  );
}
