import { slotsOverLand } from './home-orbit-of.ts';
import type { Orbit } from './orbit-group.ts';
import { seaCircles } from './sea-circles.ts';
import { slotsAround } from './slots-around.ts';
import type { OrbitSlot } from './slots-around.ts';

/**
 * Where a dragon on patrol flies and rests: it has an orbit over the sea, and shares its perch with 23 others of its house, in
 * shifts.
 */
export interface Patrol {
  orbit: Orbit;
  /** Index among the perches of the land that no flock uses. */
  perch: number;
  /** The shift in which it rests. */
  shift: number;
  /** Index of the dragon in its patrol. */
  position: number;
  /** The same for dragons that share their perches with each other. */
  group: number;
}

/** Dragons that share a perch, one after the other. */
export const patrolShiftCount = 24;

/** Dragons that fly side by side, and rest side by side in the same shift. */
export const patrolSize = 12;

/** Groups of `patrolSize` perches that a land has for patrols. */
const perchGroupCount = 105;

const slotsOverSea = seaCircles.flatMap(({ center, rings }, index) =>
  slotsAround(center, rings, index % 2 === 0),
);

const patrolsIn = (slots: readonly OrbitSlot[]) => Math.floor(slots.length / patrolSize);

/** Number of dragons on patrol that have a slot over the sea to themselves. */
export const seaSlotCount = patrolsIn(slotsOverSea) * patrolSize;

/** Number of dragons on patrol over the lands, against the direction of the dragons at home. Higher numbers share slots. */
const landSlotCount = patrolsIn(slotsOverLand) * patrolSize;

/** Coprime with both numbers of patrols, so that any number of patrols spreads evenly over all slots. */
const patrolStride = 347;

/** Speeds of dragons that share slots in a very large world: they pass each other, and never fly side by side for long. */
const speedFactors = [1, -1.5, 0.65, -1, 1.5, -0.65] as const;

/**
 * The patrol of a dragon. All houses share the slots over the sea, so that none stays empty.
 * @param index counted from 0 over the ids that are not at home
 */
export function patrolOf(index: number): Patrol {
  const patrol = Math.floor(index / patrolSize);
  const position = index % patrolSize;
  const group = Math.floor(patrol / patrolShiftCount) % perchGroupCount;
  return {
    orbit: patrolOrbitOf(index),
    perch: group * patrolSize + position,
    shift: patrol % patrolShiftCount,
    position,
    group,
  };
}

/** Fills the sea first, then the sky over the lands. */
function patrolOrbitOf(index: number): Orbit {
  const lap = Math.floor(index / (seaSlotCount + landSlotCount));
  const inLap = index % (seaSlotCount + landSlotCount);
  const isOverLand = inLap >= seaSlotCount;
  const [slots, first] = isOverLand ? [slotsOverLand, seaSlotCount] : [slotsOverSea, 0];
  const patrol = Math.floor((inLap - first) / patrolSize) * patrolStride;
  const slot = slots[(patrol % patrolsIn(slots)) * patrolSize + (inLap % patrolSize)];
  if (!slot) throw new RangeError(`There is no slot for index ${index}.`);
  const speedFactor = speedFactors[lap % speedFactors.length] ?? 1;
  // Over land against the dragons at home: in the same direction, two would fly side by side.
  return slot.group.orbitAt(slot.sector, slot.ring, isOverLand ? -speedFactor : speedFactor);
}
