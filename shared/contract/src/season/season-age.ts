import { readCount } from '../shape/number.ts';
import type { Shape } from '../shape/shape.ts';
import { parseRomanNumeral } from './roman-numeral.ts';

/** Reads the age of a season: a number, the text of a number, or a Roman numeral. `genesis` is 0 (specification, section 5). */
export function readAge(value: unknown): number | null {
  const count = readCount(value);
  if (count !== null || typeof value !== 'string') return count;
  const word = value.trim();
  return word.toLowerCase() === 'genesis' ? 0 : parseRomanNumeral(word);
}

/** The age of a season: 0 in GENESIS, then 1, 2, ... for each round of the four elements. */
export const SeasonAge: Shape<number, number | null> = { kind: 'count', read: readAge };
