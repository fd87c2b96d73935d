import { parseEntityId } from '@emberclutch/contract/shape/entity-id.ts';
import { hatcheryPath, hatcheryQuery } from './hatchery-query.ts';
import { OptionError } from './option-error.ts';

type Attribute = (name: string) => string | null;

/**
 * The path of the API that an element reads first, without a token: a page can preload it beside the script.
 * @param attribute reads an attribute of the element; null: it is not set
 * @returns null for an element that needs a token or the script of another release first, or that has invalid options
 */
export function firstRead(tag: string, attribute: Attribute): string | null {
  try {
    return Object.hasOwn(reads, tag) ? (reads[tag]?.(attribute) ?? null) : null;
  } catch (error) {
    if (error instanceof OptionError) return null;
    throw error;
  }
}

const seasonPath = '/v1/seasons/current';

const reads: Readonly<Record<string, (attribute: Attribute) => string | null>> = {
  'emberclutch-asset': (attribute) => assetPath(attribute('number')),
  'emberclutch-hatchery'(attribute) {
    const { query } = hatcheryQuery(attribute);
    query.set('page', '0');
    return hatcheryPath(query);
  },
  'emberclutch-countdown': () => seasonPath,
  'emberclutch-spawn': () => seasonPath,
};

/** @returns null unless it is the number of an asset */
export function assetPath(number: string | null): string | null {
  const id = parseEntityId(number?.trim().replace(/^0+/, '') ?? '');
  return id === null ? null : `/v1/assets/${id}`;
}
