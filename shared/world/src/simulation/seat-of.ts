import { elements } from '@emberclutch/contract/asset/asset-words.ts';
import type { Element } from '@emberclutch/contract/asset/asset-words.ts';

/**
 * What a dragon shares with three others of its house, of which each uses it in a quarter of the period: a perch, and places
 * in the sky. No two numbers of a house have one seat and one turn.
 */
export interface Seat {
  /** Which roost of the land. */
  roost: number;
  /** Which of the flocks of the roost. */
  flock: number;
  /** Which place in the flock. */
  place: number;
  /** Which quarter of the period. */
  turn: number;
  /** The same for all dragons of one seat, and of the seats of one flock. */
  group: number;
}

/** Dragons that use the places of a seat one after the other. */
export const turns = 4;

/** Roosts of each land, flocks of each roost, and places in each flock. */
export const [roostCount, flockCount, flockSize] = [4, 3, 35] as const;

/** Dragons of a flock beside each other. */
export const flockRow = 5;

/** Numbers below this have a seat in the land of their house. */
export const seats = roostCount * flockCount * flockSize * turns;

/** The seat of a dragon with a number below `seats`. Numbers close to each other are of one flock; the flocks after it have other roosts and turns. */
export function seatOf(house: Element, id: number): Seat {
  const block = Math.floor(id / flockSize);
  const roost = block % roostCount;
  const turn = Math.floor(block / roostCount) % turns;
  const flock = Math.floor(block / (roostCount * turns)) % flockCount;
  return {
    roost,
    flock,
    place: id % flockSize,
    turn,
    group: (elements.indexOf(house) * roostCount + roost) * flockCount + flock,
  };
}
