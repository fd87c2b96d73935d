import type { Genome } from '../genome.ts';
import { parseGenome } from '../genome.ts';
import { createRandom } from '../random.ts';

/** Derives a genome from a name. The same name always gives the same genome. */
export function createSpecimen(name: string): Genome {
  const { pickInteger } = createRandom(name, 'specimen');
  return parseGenome(Array.from({ length: 64 }, () => pickInteger(16).toString(16)).join(''));
}
