import type { Point } from '../simulation/point.ts';

interface Placed {
  dragon: { id: number };
  /** Opacity: filtered dragons are nearly transparent. */
  alpha: number;
  attitude: Point;
}

/** Ids of the dragons nearest to a point, nearest first, without the filtered ones. @param reach units of the world */
export const nearestTo = (
  { x, y }: Point,
  dragons: readonly Placed[],
  { max, reach, except }: { max: number; reach: number; except: number },
): number[] =>
  dragons
    .flatMap(({ dragon: { id }, alpha, attitude }) => {
      const distance = Math.hypot(attitude.x - x, attitude.y - y);
      return id !== except && alpha === 1 && distance < reach ? [{ id, distance }] : [];
    })
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, max)
    .map(({ id }) => id);
