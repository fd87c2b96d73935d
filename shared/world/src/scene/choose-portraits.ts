import type { Camera } from './camera.ts';
import type { Body } from './move-body.ts';

/** Portraits that are shown at once. */
const mostPortraits = 14;

/** Ids of the dragons closest to the middle of the window. The selected one first: the player looks at it. */
export const choosePortraits = (
  bodies: readonly Body[],
  { x, y }: Camera,
  selected: number | null,
): number[] =>
  bodies
    .filter(({ alpha }) => alpha === 1)
    .map(({ dragon: { id }, attitude }) => ({
      id,
      far: id === selected ? 0 : Math.hypot(attitude.x - x, attitude.y - y),
    }))
    .toSorted((one, other) => one.far - other.far)
    .slice(0, mostPortraits)
    .map(({ id }) => id);
