import { deriveCharm } from '@emberclutch/art/derive-charm.ts';
import { toDragonName } from '@emberclutch/art/to-dragon-name.ts';
import type { Genome } from '@emberclutch/art/genome.ts';
import { computeRarity } from '@emberclutch/art/rarity.ts';
import { readTraits } from '@emberclutch/art/traits.ts';

/** Derives the fields that are stored with a genome, so that lists can filter, sort and search by them. */
export function describeGenome(genome: Genome) {
  const { house, magic, golden } = readTraits(genome);
  return {
    genome,
    charm: deriveCharm(genome),
    name: toDragonName(genome),
    house,
    magic,
    golden,
    rarity: computeRarity(genome),
  };
}
