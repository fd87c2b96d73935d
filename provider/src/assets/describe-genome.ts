import { findCharm } from '@emberclutch/art/find-charm.ts';
import { toDragonName } from '@emberclutch/art/to-dragon-name.ts';
import type { Genome } from '@emberclutch/art/genome.ts';
import { rarityOf } from '@emberclutch/art/rarity.ts';
import { traitsOf } from '@emberclutch/art/traits.ts';

/** Fields that are stored with a genome so that lists can filter, sort and search by them. */
export function describeGenome(genome: Genome) {
  const { house, magic, golden } = traitsOf(genome);
  return {
    genome,
    charm: findCharm(genome),
    name: toDragonName(genome),
    house,
    magic,
    golden,
    rarity: rarityOf(genome),
  };
}
