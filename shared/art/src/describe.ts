import type { GeneName } from './gene-map.ts';
import { geneMap } from './gene-map.ts';
import { readDominantAllele } from './gene-reading.ts';
import type { Genome } from './genome.ts';
import { toDragonName } from './to-dragon-name.ts';
import { readTraits } from './traits.ts';

export type LifeState = 'sealed' | 'incubating' | 'hatching' | 'hatched';

/** The alternative text of a picture: one sentence about the egg or dragon. */
export const describe = (genome: Genome, state: LifeState) =>
  state === 'hatched' ? describeDragon(genome) : describeEgg(genome, state);

function describeEgg(genome: Genome, state: Exclude<LifeState, 'hatched'>) {
  const { golden } = readTraits(genome);
  const word = describeGene(genome);
  const kind = `${state}${golden ? ' golden' : ''} dragon egg`;
  return (
    `${withArticle(kind)} of the house of ${word('house')}: ${word('form').toLowerCase()}, ` +
    `${word('primary').toLowerCase()}, ${word('pattern').toLowerCase()} in ${word('secondary').toLowerCase()}; ${standing[state]}.`
  );
}

function describeDragon(genome: Genome) {
  const { golden } = readTraits(genome);
  const word = describeGene(genome);
  const lowerCase = (gene: GeneName) => word(gene).toLowerCase();
  return (
    `${toDragonName(genome)}, ${withArticle(`${golden ? 'golden ' : ''}${lowerCase('build')} ${lowerCase('body')}`).toLowerCase()} dragon ` +
    `of the house of ${word('house')}, ${lowerCase('pose')}: ${lowerCase('primary')} marked with ${lowerCase('secondary')}, ` +
    `${lowerCase('head')} head, ${lowerCase('horns')} horns, ${crests[readDominantAllele(genome, geneMap.crest).code]}, ` +
    `${lowerCase('wings')} wings ${lowerCase('fold')}, ${lowerCase('tail')} tail.`
  );
}

const standing = {
  sealed: 'whole, under a wax seal',
  incubating: 'lit from within, the embryo showing through',
  hatching: 'cracked and glowing, an eye at the gap',
} as const;

const crests = {
  spines: 'a crest of spines',
  sail: 'a sail along the back',
  mane: 'a mane',
  plates: 'plates along the back',
  smooth: 'a smooth back',
  fronds: 'a crest of fronds',
} as const;

const describeGene = (genome: Genome) => (gene: GeneName) =>
  readDominantAllele<string>(genome, geneMap[gene]).label;

const withArticle = (text: string) => `${/^[aeiou]/i.test(text) ? 'An' : 'A'} ${text}`;
