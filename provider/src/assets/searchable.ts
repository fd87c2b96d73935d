import { minSearchLength } from '@emberclutch/contract/asset/min-search-length.ts';
import type { AssetFilter } from './matching-assets-repository.ts';

/**
 * The filter without a search term that is too short for the index of trigrams: it would read every asset of the world. The
 * assets of one account are few.
 */
export const searchable = <Filter extends Pick<AssetFilter, 'ownerId' | 'searchTerm'>>(
  filter: Filter,
): Filter =>
  filter.ownerId === undefined && (filter.searchTerm ?? '').length < minSearchLength
    ? { ...filter, searchTerm: undefined }
    : filter;
