import type { GeneName } from '@emberclutch/art/gene-map.ts';
import { geneMap } from '@emberclutch/art/gene-map.ts';
import type { Genome } from '@emberclutch/art/genome.ts';
import { parseGenome } from '@emberclutch/art/genome.ts';
import type { Traits } from '@emberclutch/art/traits.ts';

/** A genome with this body plan and wings in the colour of bone, which can be tinted in the colours of any house. */
export function sampleGenome(body: Traits['body'], wings: Traits['wings'], finish: Traits['finish']): Genome {
  const traits: Partial<Record<GeneName, string>> = {
    house: 'AIR',
    finish,
    primary: 'bone',
    secondary: finish === 'golden' ? 'copper' : 'slate',
    pattern: 'bands',
    build: 'lithe',
    fold: 'addorsed',
    body,
    ...looks[body],
    wings,
  };
  // Measures are in the middle of their range.
  const digits = [...'8'.repeat(64)];
  for (const [gene, { offset, alleles }] of Object.entries(geneMap)) {
    const wanted = Object.entries(traits).find(([name]) => name === gene)?.[1];
    let before = 0;
    for (const { code, weight } of alleles) {
      if (code === wanted) digits.splice(offset, 2, ...before.toString(16).padStart(2, '0'));
      before += weight;
    }
  }
  return parseGenome(digits.join(''));
}

/** Traits that distinguish the plans in a far view. */
const looks: Record<Traits['body'], Partial<Record<GeneName, string>>> = {
  drake: { horns: 'swept', crest: 'spines', tail: 'spade', head: 'drake', pose: 'couchant' },
  wyvern: { horns: 'lyre', crest: 'smooth', tail: 'fork', head: 'beaked', pose: 'statant' },
  amphithere: {
    horns: 'swept',
    crest: 'smooth',
    tail: 'fan',
    head: 'lizard',
    pose: 'sejant',
  },
  wyrm: { horns: 'straight', crest: 'sail', tail: 'taper', head: 'wyrm', pose: 'statant' },
  long: { horns: 'stag', crest: 'mane', tail: 'fan', head: 'wyrm', pose: 'statant' },
  tetrapter: {
    horns: 'bull',
    crest: 'smooth',
    tail: 'spade',
    head: 'drake',
    pose: 'sejant',
  },
  hydra: { horns: 'straight', crest: 'spines', tail: 'club', head: 'lizard', pose: 'statant' },
};
