import { dragonStates, elements } from '@emberclutch/contract/asset/asset-values.ts';
import { seasonNames } from '@emberclutch/contract/season/season-name.ts';
import { OptionError } from './option-error.ts';

/** How many cards a list shows at first, and adds at each press: by default, and at most. */
export const cardCount = { default: 12, max: 50 } as const;

const orders: Record<string, string> = {
  newest: 'orderBy=created&orderDir=desc',
  rarest: 'orderBy=rarity&orderDir=desc',
  hatching: 'orderBy=hatching&orderDir=asc',
};

/** Attributes that hold words of a list, each with the words it takes. */
const wordsOf: Record<string, readonly string[]> = {
  state: dragonStates,
  house: elements,
  magic: elements,
  spawn: seasonNames,
  hatch: seasonNames,
};

/**
 * The query of a list of eggs and dragons.
 * @param attribute reads an attribute of the element; null or empty: it is not set
 * @returns the words of the query without its page; `limit` and `states`, which the element needs itself
 * @throws {OptionError} on a value that an attribute does not take
 */
export function hatcheryQuery(attribute: (name: string) => string | null) {
  const limit = countOf(attribute('limit'));
  const order = attribute('order') || 'newest';
  if (!Object.hasOwn(orders, order)) throw new OptionError('order', order);
  const query = new URLSearchParams(orders[order]);
  query.set('limit', String(limit));
  for (const [name, known] of Object.entries(wordsOf))
    for (const word of wordsIn(attribute(name))) {
      if (!known.includes(word)) throw new OptionError(name, word);
      query.append(name, word);
    }
  if (isSet(attribute('golden'))) query.set('golden', 'true');
  return { limit, query, states: query.getAll('state') };
}

/** @throws {OptionError} on anything but a whole number from 1 to the maximum */
export function countOf(value: string | null): number {
  const count = value ? Number(value) : cardCount.default;
  if (!Number.isInteger(count) || count < 1 || count > cardCount.max) throw new OptionError('limit', value);
  return count;
}

const wordsIn = (value: string | null) =>
  (value ?? '')
    .toUpperCase()
    .split(/[\s,]+/)
    .filter(Boolean);

/** Boolean attributes of HTML are set by their name alone; a framework may write `false`. */
const isSet = (value: string | null) => value !== null && value !== 'false';
