import { paths } from '@emberclutch/web/routing/paths.ts';

/** The address of the collection with only these filters, for a link to the assets that a figure counts. Values may be in any letter case. */
export const toCollectionAddress = (filters: Record<string, string>): string => {
  const search = new URLSearchParams(
    Object.entries(filters).map(([name, value]) => [name, value.toLowerCase()]),
  );
  return search.size > 0 ? `${paths.myCollection}?${search}` : paths.myCollection;
};
