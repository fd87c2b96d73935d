import { hash } from '../simulation/hash.ts';
import { bodyCount, wingCount } from './dragon-atlas.ts';

/** The traits that decide the shape of a dragon. */
export interface ShapeTraits {
  id: number;
  /** Index of its body plan in the gene map; null if unknown. */
  body: number | null;
  /** Index of its wings; null if unknown. */
  wings: number | null;
}

/** Returns the row for body plan and wings. If they are unknown, the row is derived from the id, so that it never changes. */
export const findAtlasRow = ({ id, body, wings }: ShapeTraits): number =>
  toIndex(body, bodyCount, hash(id, 71)) * wingCount + toIndex(wings, wingCount, hash(id, 74));

const toIndex = (value: number | null, count: number, chance: number): number =>
  value !== null && Number.isInteger(value) && value >= 0 && value < count
    ? value
    : Math.floor(chance * count);
