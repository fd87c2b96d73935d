import type { GeneName } from './gene-map.ts';
import { geneMap } from './gene-map.ts';
import { dominantOf } from './gene-reading.ts';
import type { Genome } from './genome.ts';
import { toDragonName } from './to-dragon-name.ts';
import { traitsOf } from './traits.ts';

export type LifeState = 'sealed' | 'incubating' | 'hatching' | 'hatched';

/** The alternative text of a picture: one sentence about the egg or dragon. */
export const describe = (genome: Genome, state: LifeState) =>
  state === 'hatched' ? describeDragon(genome) : describeEgg(genome, state);

function describeEgg(genome: Genome, state: Exclude<LifeState, 'hatched'>) {
  const { golden } = traitsOf(genome);
  const word = describeGene(genome);
  const kind = `${state}${golden ? ' golden' : ''} dragon egg`;
  return (
    `${withArticle(kind)} of the house of ${word('house')}: ${word('form').toLowerCase()}, ` +
    `${word('primary').toLowerCase()}, ${word('pattern').toLowerCase()} in ${word('secondary').toLowerCase()}; ${standing[state]}.`
  );
}

function describeDragon(genome: Genome) {
  const { golden } = traitsOf(genome);
  const word = describeGene(genome);
  const lower = (gene: GeneName) => word(gene).toLowerCase();
  return (
    `${toDragonName(genome)}, ${withArticle(`${golden ? 'golden ' : ''}${lower('build')} ${lower('body')}`).toLowerCase()} dragon ` +
    `of the house of ${word('house')}, ${lower('pose')}: ${lower('primary')} marked with ${lower('secondary')}, ` +
    `${lower('head')} head, ${lower('horns')} horns, ${crests[dominantOf(genome, geneMap.crest).code]}, ` +
    `${lower('wings')} wings ${lower('fold')}, ${lower('tail')} tail.`
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

const describeGene = (genome: Genome) => (gene: GeneName) => dominantOf<string>(genome, geneMap[gene]).label;

const withArticle = (text: string) => `${/^[aeiou]/i.test(text) ? 'An' : 'A'} ${text}`;
