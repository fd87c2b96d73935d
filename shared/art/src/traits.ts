import type { Gene } from './gene-map.ts';
import { geneMap, measureLength, measures } from './gene-map.ts';
import { digitsAt, dominantOf } from './gene-reading.ts';
import type { Genome } from './genome.ts';

type CodeOf<G> = G extends Gene<infer Code> ? Code : never;
type Expressed = { [Name in keyof typeof geneMap]: CodeOf<(typeof geneMap)[Name]> };
type Measured = { [Name in keyof typeof measures]: number };

/** The expressed traits of a genome. Measures range from 0 to 1. */
export type Traits = Expressed & Measured & { golden: boolean };
export type Element = Traits['house'];

export function traitsOf(genome: Genome): Traits {
  const shown = <Code extends string>(gene: Gene<Code>) => dominantOf(genome, gene).code;
  const measured = (offset: number) => digitsAt(genome, offset, measureLength) / 255;
  const finish = shown(geneMap.finish);
  return {
    house: shown(geneMap.house),
    magic: shown(geneMap.magic),
    finish,
    golden: finish === 'golden',
    form: shown(geneMap.form),
    pattern: shown(geneMap.pattern),
    primary: shown(geneMap.primary),
    secondary: shown(geneMap.secondary),
    body: shown(geneMap.body),
    horns: shown(geneMap.horns),
    crest: shown(geneMap.crest),
    wings: shown(geneMap.wings),
    tail: shown(geneMap.tail),
    head: shown(geneMap.head),
    build: shown(geneMap.build),
    scales: shown(geneMap.scales),
    eye: shown(geneMap.eye),
    pose: shown(geneMap.pose),
    fold: shown(geneMap.fold),
    slenderness: measured(measures.slenderness),
    markScale: measured(measures.markScale),
    lean: measured(measures.lean),
    age: measured(measures.age),
  };
}
