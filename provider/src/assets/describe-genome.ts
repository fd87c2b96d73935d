import { charmOf } from '@emberclutch/shared/art/charm-of';
import { dragonNameOf } from '@emberclutch/shared/art/dragon-name-of';
import type { Genome } from '@emberclutch/shared/art/genome';
import { rarityOf } from '@emberclutch/shared/art/rarity';
import { traitsOf } from '@emberclutch/shared/art/traits';

/** Fields that are stored beside a genome because lists are filtered, sorted and searched by them. */
export function describeGenome(genome: Genome) {
  const { house, magic, golden } = traitsOf(genome);
  return {
    genome,
    charm: charmOf(genome),
    name: dragonNameOf(genome),
    house,
    magic,
    golden,
    rarity: rarityOf(genome),
  };
}
