import type { Attitude } from '../simulation/compute-attitude.ts';
import { screenLift } from '../simulation/screen-lift.ts';

interface DrawnDragon {
  dragon: { id: number };
  /** Opacity: filtered dragons are nearly transparent. */
  alpha: number;
  attitude: Pick<Attitude, 'x' | 'y' | 'z'>;
}

/** A part of the map. */
export interface Edges {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * The next visible dragon in a part of the map, ordered by id, because that order does not change while they fly.
 * @param id the current dragon; without one, or after the last one, the result is the first
 * @param step -1 for the previous dragon
 */
export function findNeighbor(
  dragons: readonly DrawnDragon[],
  id: number | null,
  step: 1 | -1,
  { left, top, right, bottom }: Edges,
): number | null {
  const ids = dragons
    .filter(({ alpha, attitude: { x, y, z } }) => {
      const screenY = y - z * screenLift;
      return alpha === 1 && x > left && x < right && screenY > top && screenY < bottom;
    })
    .map(({ dragon }) => dragon.id)
    .toSorted((one, other) => (one - other) * step);
  return ids.find((other) => id !== null && (other - id) * step > 0) ?? ids[0] ?? null;
}
