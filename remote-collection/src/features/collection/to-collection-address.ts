import { paths } from '@emberclutch/web/routing/paths.ts';

/**
 * The address of the collection with only these filters, to show the assets that a figure counts.
 * @param filters parameters of the URL, in upper or lower case
 */
export const toCollectionAddress = (filters: Record<string, string>): string => {
  const search = new URLSearchParams(
    Object.entries(filters).map(([name, value]) => [name, value.toLowerCase()]),
  );
  return search.size > 0 ? `${paths.myCollection}?${search}` : paths.myCollection;
};
