/** A filter of a list, as data: its control, its chips and its URL parameter derive from it. */
export type Facet = ChoiceFacet | SwitchFacet;

/** Any number of values; an asset must have one of them: `?house=fire&house=water`. */
export interface ChoiceFacet {
  kind: 'choice';
  name: string;
  label: string;
  options: readonly FacetOption[];
}

/** On or off: `?golden=true`. */
export interface SwitchFacet {
  kind: 'switch';
  name: string;
  label: string;
}

/** A value as in the URL, and its label. */
export interface FacetOption {
  value: string;
  label: string;
}

/** Facets and orders of a list. */
export interface ListFilterConfig {
  facets: readonly Facet[];
  /** Label of each order by its value in the URL. The first is the default. With fewer than two, the list cannot be ordered. */
  orders: readonly FacetOption[];
  /** Label of the search field. Without it, the list cannot be searched. */
  searchLabel?: string;
}

/** Filter and order of a list in the URL. */
export interface ListFilter {
  term: string;
  order: string;
  /** Selected values by the name of their facet; absent if none is selected. */
  facetValues: Readonly<Record<string, readonly string[]>>;
}

/** A change by a control of the bar. */
export type FilterUpdate = (filter: ListFilter) => ListFilter;

/** How many assets each value of a facet would find, by the name of the facet and the value. */
export type FacetCounts = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** The value of a switch that is on. */
export const switchOnValue = 'true';

/** The other parameters of the URL. `page` counts from 1; a list without it begins at its first page. */
export const listParameters = { term: 'q', order: 'order', page: 'page' } as const;

/** Reads the URL. Unknown values and parameters are ignored. */
export function readListFilter(params: URLSearchParams, config: ListFilterConfig): ListFilter {
  const rawOrder = params.get(listParameters.order);
  const order = config.orders.find(({ value }) => value === rawOrder) ?? config.orders[0];
  const facetValues = config.facets.map((facet) => {
    const values = params.getAll(facet.name).map((value) => value.toLowerCase());
    return [facet.name, listValues(facet).filter((value) => values.includes(value))] as const;
  });
  return {
    term: config.searchLabel === undefined ? '' : (params.get(listParameters.term) ?? '').trim(),
    order: order?.value ?? '',
    facetValues: Object.fromEntries(facetValues.filter(([, values]) => values.length > 0)),
  };
}

/** Replaces the parameters of the filter in the URL, and resets to the first page. Keeps parameters that the config does not contain. */
export function writeListFilter(
  { term, order, facetValues }: ListFilter,
  config: ListFilterConfig,
  params: URLSearchParams,
): URLSearchParams {
  const next = keepOtherParameters(config, params);
  for (const facet of config.facets)
    for (const value of facetValues[facet.name] ?? []) next.append(facet.name, value);
  if (term !== '') next.set(listParameters.term, term);
  if (order !== (config.orders[0]?.value ?? '')) next.set(listParameters.order, order);
  return next;
}

/** The parameters of a URL that belong neither to a filter nor to the position in its list. */
export function keepOtherParameters(config: ListFilterConfig, params: URLSearchParams): URLSearchParams {
  const others = new URLSearchParams(params);
  for (const name of [...Object.values(listParameters), ...config.facets.map((facet) => facet.name)])
    others.delete(name);
  return others;
}

/** Index of the page that a list begins at: 0 unless the URL has a valid one. */
export function readFirstPage(params: URLSearchParams): number {
  const rawPage = params.get(listParameters.page) ?? '';
  return /^[1-9]\d{0,5}$/.test(rawPage) ? Number(rawPage) - 1 : 0;
}

/** Adds a value that is not selected, or removes a selected one. */
export function toggleValue(filter: ListFilter, facet: Facet, value: string): ListFilter {
  const values = filter.facetValues[facet.name] ?? [];
  if (values.includes(value)) return removeValue(filter, facet, value);
  return { ...filter, facetValues: { ...filter.facetValues, [facet.name]: [...values, value] } };
}

export function removeValue(filter: ListFilter, { name }: Facet, value: string): ListFilter {
  const { [name]: values = [], ...others } = filter.facetValues;
  const remaining = values.filter((selectedValue) => selectedValue !== value);
  return { ...filter, facetValues: remaining.length > 0 ? { ...others, [name]: remaining } : others };
}

/** The same order without any filter. */
export const clearFilter = (filter: ListFilter): ListFilter => ({ ...filter, term: '', facetValues: {} });

/** Whether a filter leaves anything out. */
export const isNarrowed = ({ term, facetValues }: ListFilter) =>
  term !== '' || Object.keys(facetValues).length > 0;

const listValues = (facet: Facet) =>
  facet.kind === 'switch' ? [switchOnValue] : facet.options.map(({ value }) => value);
