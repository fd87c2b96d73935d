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
  const nameAllele = createAlleleNamer(genome);
  const kind = `${state}${golden ? ' golden' : ''} dragon egg`;
  return (
    `${addArticle(kind)} of the house of ${nameAllele('house')}: ${nameAllele('form').toLowerCase()}, ` +
    `${nameAllele('primary').toLowerCase()}, ${nameAllele('pattern').toLowerCase()} in ${nameAllele('secondary').toLowerCase()}; ${stateDescriptions[state]}.`
  );
}

function describeDragon(genome: Genome) {
  const { golden } = readTraits(genome);
  const nameAllele = createAlleleNamer(genome);
  const nameInLowerCase = (gene: GeneName) => nameAllele(gene).toLowerCase();
  return (
    `${toDragonName(genome)}, ${addArticle(`${golden ? 'golden ' : ''}${nameInLowerCase('build')} ${nameInLowerCase('body')}`).toLowerCase()} dragon ` +
    `of the house of ${nameAllele('house')}, ${nameInLowerCase('pose')}: ${nameInLowerCase('primary')} marked with ${nameInLowerCase('secondary')}, ` +
    `${nameInLowerCase('head')} head, ${nameInLowerCase('horns')} horns, ${crestDescriptions[readDominantAllele(genome, geneMap.crest).code]}, ` +
    `${nameInLowerCase('wings')} wings ${nameInLowerCase('fold')}, ${nameInLowerCase('tail')} tail.`
  );
}

const stateDescriptions = {
  sealed: 'whole, under a wax seal',
  incubating: 'lit from within, the embryo showing through',
  hatching: 'cracked and glowing, an eye at the gap',
} as const;

const crestDescriptions = {
  spines: 'a crest of spines',
  sail: 'a sail along the back',
  mane: 'a mane',
  plates: 'plates along the back',
  smooth: 'a smooth back',
  fronds: 'a crest of fronds',
} as const;

const createAlleleNamer = (genome: Genome) => (gene: GeneName) =>
  readDominantAllele<string>(genome, geneMap[gene]).label;

const addArticle = (text: string) => `${/^[aeiou]/i.test(text) ? 'An' : 'A'} ${text}`;
