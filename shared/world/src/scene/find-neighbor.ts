import { contains } from '../map/box.ts';
import type { Box } from '../map/box.ts';
import type { Attitude } from '../simulation/compute-attitude.ts';
import { screenLift } from '../simulation/screen-lift.ts';

/** What the choice of a dragon on the screen depends on. */
export interface DrawnDragon {
  dragon: { id: number };
  /** Opacity: filtered dragons are nearly transparent. */
  alpha: number;
  attitude: Pick<Attitude, 'x' | 'y' | 'z'>;
}

/** The next (1) or previous (-1) visible dragon in an area by id, because that order does not change while they fly, or the first. */
export function findNeighbor(
  dragons: readonly DrawnDragon[],
  id: number | null,
  step: 1 | -1,
  area: Box,
): number | null {
  const ids = dragons
    .filter(({ alpha, attitude: { x, y, z } }) => alpha === 1 && contains(area, { x, y: y - z * screenLift }))
    .map(({ dragon }) => dragon.id)
    .toSorted((a, b) => (a - b) * step);
  return ids.find((other) => id !== null && (other - id) * step > 0) ?? ids[0] ?? null;
}
