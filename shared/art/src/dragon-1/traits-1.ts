import type { Gene } from '../gene-map.ts';
import { dominantOf } from '../gene-reading.ts';
import type { Genome } from '../genome.ts';
import type { Traits } from '../traits.ts';
import { traitsOf } from '../traits.ts';

/** Genes whose alleles changed after version 1 of the art. */
const genes = {
  horns: gene(24, [
    ['swept', 70],
    ['ram', 54],
    ['straight', 48],
    ['lyre', 40],
    ['stag', 28],
    ['crown', 16],
  ]),
  head: gene(36, [
    ['drake', 96],
    ['lizard', 68],
    ['beaked', 52],
    ['wyrm', 40],
  ]),
  pose: gene(48, [
    ['couchant', 110],
    ['sejant', 86],
    ['statant', 60],
  ]),
};

type CodeOf<G> = G extends Gene<infer Code> ? Code : never;

/** The traits of a genome as version 1 of the art reads them. */
export type Traits1 = Omit<Traits, keyof typeof genes> & {
  [Name in keyof typeof genes]: CodeOf<(typeof genes)[Name]>;
};

export const traits1Of = (genome: Genome): Traits1 => ({
  ...traitsOf(genome),
  horns: dominantOf(genome, genes.horns).code,
  head: dominantOf(genome, genes.head).code,
  pose: dominantOf(genome, genes.pose).code,
});

function gene<const Code extends string>(
  offset: number,
  alleles: readonly (readonly [Code, number])[],
): Gene<Code> {
  return { label: '', offset, alleles: alleles.map(([code, weight]) => ({ code, label: code, weight })) };
}
