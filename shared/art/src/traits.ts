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
  const readGene = <Code extends string>(gene: Gene<Code>) => readDominantAllele(genome, gene).code;
  const readMeasure = (offset: number) => readDigits(genome, offset, measureLength) / 255;
  const finish = readGene(geneMap.finish);
  return {
    house: readGene(geneMap.house),
    magic: readGene(geneMap.magic),
    finish,
    golden: finish === 'golden',
    form: readGene(geneMap.form),
    pattern: readGene(geneMap.pattern),
    primary: readGene(geneMap.primary),
    secondary: readGene(geneMap.secondary),
    body: readGene(geneMap.body),
    horns: readGene(geneMap.horns),
    crest: readGene(geneMap.crest),
    wings: readGene(geneMap.wings),
    tail: readGene(geneMap.tail),
    head: readGene(geneMap.head),
    build: readGene(geneMap.build),
    scales: readGene(geneMap.scales),
    eye: readGene(geneMap.eye),
    pose: readGene(geneMap.pose),
    fold: readGene(geneMap.fold),
    slenderness: readMeasure(measures.slenderness),
    markScale: readMeasure(measures.markScale),
    lean: readMeasure(measures.lean),
    age: readMeasure(measures.age),
  };
}
