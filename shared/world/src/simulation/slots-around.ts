import { OrbitGroup, spacing } from './orbit-group.ts';
import type { Point } from './point.ts';

/** A slot for one dragon on a ring of a group. */
export interface OrbitSlot {
  group: OrbitGroup;
  sector: number;
  ring: number;
}

/** Radius of the first ring. In smaller circles dragons would seem to spin. */
export const innerRadius = 222;

/** Rings per group. In a wider group the slots of the outer rings would be far apart. */
const ringsPerGroup = 3;

/**
 * All slots on the rings around a center, from the inside outwards.
 * @param isClockwise direction of the first group; neighbouring groups turn in opposite directions
 */
export function slotsAround(center: Point, rings: number, isClockwise: boolean): OrbitSlot[] {
  const groups = Array.from({ length: Math.ceil(rings / ringsPerGroup) }, (_, index) => {
    const ringsInside = index * ringsPerGroup;
    return new OrbitGroup(center, {
      innerRadius: innerRadius + ringsInside * spacing,
      rings: Math.min(ringsPerGroup, rings - ringsInside),
      isClockwise: isClockwise === (index % 2 === 0),
    });
  });
  return groups.flatMap(listSlots);
}

/** All slots of a group, ordered by sector. */
export const listSlots = (group: OrbitGroup): OrbitSlot[] =>
  Array.from({ length: group.slotCount }, (_, index) => ({
    group,
    sector: Math.floor(index / group.rings),
    ring: index % group.rings,
  }));
