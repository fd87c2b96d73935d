import type { Element } from '@emberclutch/contract/asset/asset-words.ts';
import { elements } from '@emberclutch/contract/asset/asset-words.ts';

/**
 * The position of a dragon in a flock over its home land. Four dragons share the perch and the orbits of a position, in
 * shifts: at any instant one of them rests. No two ids of a house have the same position and shift.
 */
export interface FlockPosition {
  /** Index of the roost in the land. */
  roost: number;
  /** Index of the flock at the roost. */
  flock: number;
  /** Index of the position in the flock. */
  index: number;
  /** The quarter of the period in which this dragon rests. */
  shift: number;
  /** Number of the flock among all flocks: dragons with the same one have the same period. */
  group: number;
}

/** Dragons that share a position, one after the other. */
export const shiftCount = 4;

/** Roosts of a land, flocks of a roost, and positions in a flock. */
export const [roostCount, flockCount, flockSize] = [4, 3, 35] as const;

/** Dragons of a flock that fly side by side. */
export const flockWidth = 5;

/** Dragons with lower ids live over the land of their house, all others on patrol. */
export const homeCapacity = roostCount * flockCount * flockSize * shiftCount;

/** The position of a dragon with an id below `homeCapacity`. Consecutive ids fill a flock; the next flocks have other roosts and shifts. */
export function flockPositionOf(house: Element, id: number): FlockPosition {
  const block = Math.floor(id / flockSize);
  const roost = block % roostCount;
  const shift = Math.floor(block / roostCount) % shiftCount;
  const flock = Math.floor(block / (roostCount * shiftCount)) % flockCount;
  return {
    roost,
    flock,
    index: id % flockSize,
    shift,
    group: (elements.indexOf(house) * roostCount + roost) * flockCount + flock,
  };
}
