import type { Genome } from './genome.ts';
import { createRandom } from './random.ts';
import { readTraits } from './traits.ts';

const onsets = {
  FIRE: ['Ash', 'Bra', 'Cin', 'Kar', 'Ign', 'Pyr', 'Sol', 'Tor', 'Var', 'Zor', 'Rhu', 'Emb'],
  WATER: ['Mar', 'Nal', 'Sel', 'Thal', 'Und', 'Lir', 'Myr', 'Ner', 'Osh', 'Rill', 'Sul', 'Cor'],
  EARTH: ['Bor', 'Dur', 'Gor', 'Hal', 'Mor', 'Oth', 'Ruk', 'Tarn', 'Ulm', 'Fern', 'Gran', 'Wod'],
  AIR: ['Aer', 'Cir', 'El', 'Fae', 'Hael', 'Il', 'Quel', 'Syl', 'Vael', 'Wis', 'Zeph', 'Nim'],
} as const;

const middles = 'a e i o u ae ia ora eli ani ura iri oru esha ala umi'.split(' ');

const endings = {
  FIRE: ['ax', 'dros', 'gar', 'karn', 'rath', 'thrax', 'vor', 'zar', 'nix', 'ther'],
  WATER: ['dell', 'lune', 'mere', 'nor', 'ris', 'ssa', 'thys', 'vane', 'wyn', 'lis'],
  EARTH: ['bane', 'dorn', 'grim', 'holt', 'mund', 'rok', 'stane', 'thorn', 'wold', 'dun'],
  AIR: ['dril', 'fael', 'lith', 'riel', 'sine', 'thiel', 'vian', 'wen', 'zephe', 'nael'],
} as const;

/** The name of a dragon. Its house determines the first syllable, its magic the last one. */
export function toDragonName(genome: Genome): string {
  const { house, magic } = readTraits(genome);
  const random = createRandom(genome, 'name');
  const pick = (words: readonly string[]) => words[random.pickInteger(words.length)];
  const middle = random.next() < 0.85 ? pick(middles) : '';
  return `${pick(onsets[house])}${middle}${pick(endings[magic])}`.replace(/(.)\1\1/g, '$1$1');
}
