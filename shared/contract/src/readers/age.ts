import { parseRomanNumeral } from '../roman-numeral.ts';
import { readCount } from './count.ts';

/** The age of a season as a number, a text of one, or a Roman numeral. `genesis` is 0 (specification, section 5). */
export function readAge(value: unknown): number | null {
  const count = readCount(value);
  if (count !== null || typeof value !== 'string') return count;
  const word = value.trim();
  return word.toLowerCase() === 'genesis' ? 0 : parseRomanNumeral(word);
}
