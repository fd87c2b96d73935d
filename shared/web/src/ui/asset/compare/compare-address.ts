import { maxCompared } from '@emberclutch/web/state';
import { parseEntityId } from '@emberclutch/contract/shape/entity-id.ts';

/** The comparison that a URL describes: `?compare=1234,77&only=differences`. */
export interface CompareAddress {
  /** Without duplicates, four at most. */
  ids: readonly number[];
  invalidEntries: readonly string[];
  hasTooMany: boolean;
  isLimitedToDifferences: boolean;
}

export function readCompareAddress(params: URLSearchParams): CompareAddress {
  const entries = (params.get('compare') ?? '').split(',').filter((entry) => entry.trim() !== '');
  const ids = [...new Set(entries.map(parseEntityId).filter((id) => id !== null))];
  return {
    ids: ids.slice(0, maxCompared),
    invalidEntries: entries.filter((entry) => parseEntityId(entry) === null),
    hasTooMany: ids.length > maxCompared,
    isLimitedToDifferences: params.get('only') === 'differences',
  };
}

/** Does not use `URLSearchParams`, which writes a comma as `%2C`. */
export const writeCompareAddress = (
  path: string,
  ids: readonly number[],
  isLimitedToDifferences = false,
): string => `${path}?compare=${ids.join(',')}${isLimitedToDifferences ? '&only=differences' : ''}`;
