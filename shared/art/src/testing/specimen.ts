import type { Genome } from '../genome.ts';
import { parseGenome } from '../genome.ts';
import { randomFor } from '../random.ts';

/** A deterministic genome for a name. */
export function specimen(name: string): Genome {
  const { below } = randomFor(name, 'specimen');
  return parseGenome(Array.from({ length: 64 }, () => below(16).toString(16)).join(''));
}
