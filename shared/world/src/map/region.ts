import type { Place } from '../simulation/lands.ts';

/** A rectangle of the world. */
export interface Region extends Place {
  width: number;
  height: number;
}

/** The smallest rectangle around some places. */
export function boundsOf(places: readonly Place[]): Region {
  const xs = places.map(({ x }) => x);
  const ys = places.map(({ y }) => y);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** A rectangle that is larger on all sides. */
export const grown = ({ x, y, width, height }: Region, by: number): Region => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

export const overlaps = (one: Region, other: Region): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/** Whether a place is within a rectangle. */
export const holds = ({ x, y, width, height }: Region, place: Place): boolean =>
  place.x >= x && place.x <= x + width && place.y >= y && place.y <= y + height;
