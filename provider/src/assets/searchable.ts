import { minSearchLength } from '@emberclutch/contract/asset/min-search-length.ts';
import type { AssetFilter } from './matching-assets-repository.ts';

/**
 * Drops a search term that is too short for the index of trigrams, because it would read every asset of the world. A filter for
 * one account keeps any term, because an account has few assets.
 */
export const searchable = <Filter extends Pick<AssetFilter, 'ownerId' | 'searchTerm'>>(
  filter: Filter,
): Filter =>
  filter.ownerId === undefined && (filter.searchTerm ?? '').length < minSearchLength
    ? { ...filter, searchTerm: undefined }
    : filter;
