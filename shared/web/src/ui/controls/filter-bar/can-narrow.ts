import type { Facet, FacetCounts, ListFilter } from './list-filter.ts';

/**
 * Hides a facet whose values all find nothing, unless one of them is chosen. A switch stays, and so does every facet of an
 * empty list: what there is none of now, such as golden eggs in a new world, there may be in a minute.
 */
export function canNarrow({ kind, name }: Facet, { chosen }: ListFilter, counts: FacetCounts): boolean {
  if (kind === 'switch' || name in chosen) return true;
  const known = Object.values(counts[name] ?? {});
  return known.length === 0 || known.some((count) => count > 0) || isOfNothing(counts);
}

const isOfNothing = (counts: FacetCounts) =>
  Object.values(counts).every((values) => Object.values(values).every((count) => count === 0));
