export type Allele<Code extends string = string> = {
  code: Code;
  label: string;
  /** How many of the 256 values of the gene express it. */
  weight: number;
};

export type Gene<Code extends string = string> = {
  label: string;
  /** Index of the first of its three hexadecimal digits: two for the dominant allele, one for the hidden one. */
  offset: number;
  /** In the order of their values. The weights add up to 256. */
  alleles: readonly Allele<Code>[];
};

export const geneLength = 3;

const elements = [
  ['FIRE', 'Fire', 64],
  ['WATER', 'Water', 64],
  ['EARTH', 'Earth', 64],
  ['AIR', 'Air', 64],
] as const;

const hues = [
  ['ember', 'Ember', 30],
  ['teal', 'Teal', 30],
  ['moss', 'Moss', 30],
  ['sky', 'Sky', 30],
  ['slate', 'Slate', 24],
  ['copper', 'Copper', 24],
  ['carmine', 'Carmine', 20],
  ['indigo', 'Indigo', 20],
  ['lilac', 'Lilac', 18],
  ['bone', 'Bone', 14],
  ['plum', 'Plum', 10],
  ['obsidian', 'Obsidian', 6],
] as const;

/** A gene has three digits: the first two (0 to 255) select its expressed allele by weight, the third (times 17) the hidden one. */
export const geneMap = {
  house: defineGene(0, 'House', elements),
  magic: defineGene(3, 'Magic', elements),
  finish: defineGene(6, 'Finish', [
    ['natural', 'Natural', 252],
    ['golden', 'Golden', 4],
  ]),
  form: defineGene(9, 'Shell form', [
    ['ovate', 'Ovate', 92],
    ['orb', 'Orb', 58],
    ['pyriform', 'Pyriform', 50],
    ['spindle', 'Spindle', 36],
    ['belled', 'Belled', 20],
  ]),
  pattern: defineGene(12, 'Shell pattern', [
    ['speckle', 'Speckled', 44],
    ['bands', 'Banded', 38],
    ['scales', 'Scaled', 36],
    ['marble', 'Marbled', 32],
    ['tide', 'Tidal', 28],
    ['fern', 'Fern-printed', 24],
    ['flame', 'Flamed', 20],
    ['facets', 'Faceted', 14],
    ['ocelli', 'Ocellated', 12],
    ['constellation', 'Star-charted', 8],
  ]),
  primary: defineGene(15, 'Ground colour', hues),
  secondary: defineGene(18, 'Marking colour', hues),
  body: defineGene(21, 'Body plan', [
    ['drake', 'Drake', 76],
    ['wyvern', 'Wyvern', 58],
    ['amphithere', 'Amphithere', 42],
    ['wyrm', 'Wyrm', 28],
    ['long', 'Long', 24],
    ['tetrapter', 'Tetrapter', 18],
    ['hydra', 'Hydra', 10],
  ]),
  horns: defineGene(24, 'Horns', [
    ['swept', 'Swept', 62],
    ['ram', 'Ram', 48],
    ['straight', 'Lance', 42],
    ['lyre', 'Lyre', 34],
    ['stag', 'Stag', 26],
    ['bull', 'Bull', 22],
    ['nasal', 'Nasal', 12],
    ['crown', 'Crown', 10],
  ]),
  crest: defineGene(27, 'Crest', [
    ['spines', 'Spines', 74],
    ['sail', 'Sail', 52],
    ['mane', 'Mane', 46],
    ['plates', 'Plates', 38],
    ['smooth', 'Smooth', 28],
    ['fronds', 'Fronds', 18],
  ]),
  wings: defineGene(30, 'Wings', [
    ['bat', 'Bat', 96],
    ['scalloped', 'Scalloped', 72],
    ['feathered', 'Feathered', 52],
    ['finned', 'Finned', 36],
  ]),
  tail: defineGene(33, 'Tail', [
    ['spade', 'Spade', 78],
    ['taper', 'Tapering', 62],
    ['fork', 'Forked', 46],
    ['club', 'Club', 40],
    ['fan', 'Fan', 30],
  ]),
  head: defineGene(36, 'Head', [
    ['drake', 'Browed', 72],
    ['lizard', 'Monitor', 54],
    ['beaked', 'Beaked', 46],
    ['wyrm', 'Bearded', 36],
    ['gavial', 'Gavial', 28],
    ['mastiff', 'Mastiff', 20],
  ]),
  build: defineGene(39, 'Build', [
    ['lithe', 'Lithe', 100],
    ['stout', 'Stout', 84],
    ['serpentine', 'Serpentine', 72],
  ]),
  scales: defineGene(42, 'Scales', [
    ['fine', 'Fine', 102],
    ['round', 'Round', 78],
    ['keeled', 'Keeled', 48],
    ['bare', 'Bare', 28],
  ]),
  eye: defineGene(45, 'Eye', [
    ['slit', 'Slit', 118],
    ['round', 'Round', 72],
    ['star', 'Star', 42],
    ['pearl', 'Pearl', 24],
  ]),
  pose: defineGene(48, 'Bearing', [
    ['couchant', 'Couchant', 84],
    ['sejant', 'Sejant', 70],
    ['statant', 'Statant', 54],
    ['rampant', 'Rampant', 30],
    ['dormant', 'Dormant', 18],
  ]),
  fold: defineGene(59, 'Wing carriage', [
    ['displayed', 'Displayed', 92],
    ['addorsed', 'Addorsed', 72],
    ['folded', 'Folded', 58],
    ['mantled', 'Mantling', 34],
  ]),
} as const;

export type GeneName = keyof typeof geneMap;

/** Offsets of the continuous values, which have two digits each. */
export const measures = {
  slenderness: 51,
  markScale: 53,
  lean: 55,
  age: 57,
} as const;

export const measureLength = 2;

/** Digits without a gene. They change only the small random marks of a drawing. */
export const unmapped = [{ offset: 62, length: 2 }] as const;

function defineGene<const Code extends string>(
  offset: number,
  label: string,
  alleles: readonly (readonly [Code, string, number])[],
): Gene<Code> {
  return { offset, label, alleles: alleles.map(([code, name, weight]) => ({ code, label: name, weight })) };
}
