import type { Gene } from './gene-map.ts';
import { geneMap, measureLength, measures } from './gene-map.ts';
import { readDigits, readDominantAllele } from './gene-reading.ts';
import type { Genome } from './genome.ts';

type CodeOf<G> = G extends Gene<infer Code> ? Code : never;
type ExpressedTraits = { [Name in keyof typeof geneMap]: CodeOf<(typeof geneMap)[Name]> };
type MeasuredTraits = { [Name in keyof typeof measures]: number };

/** The expressed traits of a genome. Measures range from 0 to 1. */
export type Traits = ExpressedTraits & MeasuredTraits & { golden: boolean };

export function readTraits(genome: Genome): Traits {
  const genes = Object.entries<Gene>(geneMap).map(([name, gene]) => [
    name,
    readDominantAllele(genome, gene).code,
  ]);
  const values = Object.entries(measures).map(([name, offset]) => [
    name,
    readDigits(genome, offset, measureLength) / 255,
  ]);
  // Cast: each name has a code of its own gene, or the value of its own measure.
  const traits = Object.fromEntries([...genes, ...values]) as ExpressedTraits & MeasuredTraits;
  return { ...traits, golden: traits.finish === 'golden' };
}
