import { maxCompared } from '@emberclutch/web/state';
import { parseEntityId } from '@emberclutch/contract/shape/entity-id.ts';

/** The comparison that a URL describes: `?compare=1234,77&only=differences`. */
export interface CompareAddress {
  /** Without duplicates, four at most. */
  ids: readonly number[];
  isLimitedToDifferences: boolean;
}

/** Ignores everything that is not the number of an asset. */
export function readCompareAddress(params: URLSearchParams): CompareAddress {
  const ids = (params.get('compare') ?? '').split(',').flatMap((id) => parseEntityId(id) ?? []);
  return {
    ids: [...new Set(ids)].slice(0, maxCompared),
    isLimitedToDifferences: params.get('only') === 'differences',
  };
}

/** Does not use `URLSearchParams`, which writes a comma as `%2C`. */
export const writeCompareAddress = (
  path: string,
  ids: readonly number[],
  isLimitedToDifferences = false,
): string => `${path}?compare=${ids.join(',')}${isLimitedToDifferences ? '&only=differences' : ''}`;
