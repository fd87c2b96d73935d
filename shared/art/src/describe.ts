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
  const { nameAllele, nameInLowerCase } = createNamers(genome);
  const kind = `${state}${golden ? ' golden' : ''} dragon egg`;
  return (
    `${addArticle(kind)} of the house of ${nameAllele('house')}: ${nameInLowerCase('form')}, ` +
    `${nameInLowerCase('primary')}, ${nameInLowerCase('pattern')} in ${nameInLowerCase('secondary')}; ${stateDescriptions[state]}.`
  );
}

function describeDragon(genome: Genome) {
  const { golden } = readTraits(genome);
  const { nameAllele, nameInLowerCase } = createNamers(genome);
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

function createNamers(genome: Genome) {
  const nameAllele = (gene: GeneName) => readDominantAllele<string>(genome, geneMap[gene]).label;
  return { nameAllele, nameInLowerCase: (gene: GeneName) => nameAllele(gene).toLowerCase() };
}

const addArticle = (text: string) => `${/^[aeiou]/i.test(text) ? 'An' : 'A'} ${text}`;
