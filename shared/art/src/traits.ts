import type { Gene } from './gene-map.ts';
import { geneMap, measureLength, measures } from './gene-map.ts';
import { digitsAt, dominantOf } from './gene-reading.ts';
import type { Genome } from './genome.ts';

type CodeOf<G> = G extends Gene<infer Code> ? Code : never;
type Expressed = { [Name in keyof typeof geneMap]: CodeOf<(typeof geneMap)[Name]> };
type Measured = { [Name in keyof typeof measures]: number };

/** The expressed traits of a genome. Measures range from 0 to 1. */
export type Traits = Expressed & Measured & { golden: boolean };

/** Reads the traits that a genome expresses. */
export function traitsOf(genome: Genome): Traits {
  const expressed = <Code extends string>(gene: Gene<Code>) => dominantOf(genome, gene).code;
  const measure = (offset: number) => digitsAt(genome, offset, measureLength) / 255;
  const finish = expressed(geneMap.finish);
  return {
    house: expressed(geneMap.house),
    magic: expressed(geneMap.magic),
    finish,
    golden: finish === 'golden',
    form: expressed(geneMap.form),
    pattern: expressed(geneMap.pattern),
    primary: expressed(geneMap.primary),
    secondary: expressed(geneMap.secondary),
    body: expressed(geneMap.body),
    horns: expressed(geneMap.horns),
    crest: expressed(geneMap.crest),
    wings: expressed(geneMap.wings),
    tail: expressed(geneMap.tail),
    head: expressed(geneMap.head),
    build: expressed(geneMap.build),
    scales: expressed(geneMap.scales),
    eye: expressed(geneMap.eye),
    pose: expressed(geneMap.pose),
    fold: expressed(geneMap.fold),
    slenderness: measure(measures.slenderness),
    markScale: measure(measures.markScale),
    lean: measure(measures.lean),
    age: measure(measures.age),
  };
}
