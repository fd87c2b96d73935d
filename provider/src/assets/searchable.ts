import { minSearchLength } from '@emberclutch/contract/asset/min-search-length.ts';
import type { AssetFilter } from './matching-assets-repository.ts';

/**
 * Leaves out a search term that is too short for the index of trigrams, because it would read every asset of the world.
 * One account has few, so its filter keeps any term.
 */
export const searchable = <Filter extends Pick<AssetFilter, 'ownerId' | 'searchTerm'>>(
  filter: Filter,
): Filter =>
  filter.ownerId === undefined && (filter.searchTerm ?? '').length < minSearchLength
    ? { ...filter, searchTerm: undefined }
    : filter;
