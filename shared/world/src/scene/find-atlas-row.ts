import { readAlleleIndex } from '@emberclutch/art/gene-reading.ts';
import { isGenome } from '@emberclutch/art/genome.ts';
import { hash } from '../simulation/hash.ts';
import { bodyCount, wingCount } from './dragon-atlas.ts';

/** The traits that decide the shape of a dragon. */
export interface ShapeTraits {
  id: number;
  /** Index of its body plan in the gene map; null if unknown. */
  body: number | null;
  /** Index of its wings; null if unknown. */
  wings: number | null;
  /** Determines body plan and wings if their indices are unknown. Not validated. */
  genome?: string | null;
}

/** Returns the row for body plan and wings. If they are unknown, the row derives from the id, so that it never changes. */
export function findAtlasRow({ id, body, wings, genome }: ShapeTraits): number {
  const validGenome = genome && isGenome(genome) ? genome : null;
  return (
    toIndex(body ?? (validGenome && readAlleleIndex(validGenome, 'body')), bodyCount, hash(id, 71)) *
      wingCount +
    toIndex(wings ?? (validGenome && readAlleleIndex(validGenome, 'wings')), wingCount, hash(id, 74))
  );
}

const toIndex = (value: number | null, count: number, chance: number): number =>
  value !== null && Number.isInteger(value) && value >= 0 && value < count
    ? value
    : Math.floor(chance * count);
