import { dragonLength } from './dragon-length.ts';
import { flattening } from './orbit-group.ts';
import type { Point, Ellipse } from './point.ts';

/** A main island, or a district. */
export interface RestingGround extends Ellipse {
  /** Centers of the areas in which flocks rest. */
  roosts: readonly Point[];
}

/** Distance between the centers of two cells. A resting dragon is slightly narrower than a cell, and lower than one and a half rows. */
export const cellSpacing = { x: 1.09 * dragonLength, y: 0.67 * dragonLength } as const;

/** A hexagonal grid over an island. Each cell holds one resting dragon or one fire. */
export function listRestingCells({ x, y, radiusX, radiusY }: Ellipse): Point[] {
  const cells: Point[] = [];
  const [rows, columns] = [Math.ceil(radiusY / cellSpacing.y), Math.ceil(radiusX / cellSpacing.x)];
  for (let row = -rows; row <= rows; row += 1)
    for (let column = -columns; column <= columns; column += 1) {
      const across = (column + (row % 2) * 0.5) * cellSpacing.x;
      const down = row * cellSpacing.y;
      if ((across / radiusX) ** 2 + (down / radiusY) ** 2 < 0.9) cells.push({ x: x + across, y: y + down });
    }
  return cells;
}

const firesByGround = new WeakMap<RestingGround, readonly Point[]>();

/** The cells of the watch fires, one in the middle of each roost. No dragon rests there. */
export function findWatchFires(ground: RestingGround): readonly Point[] {
  const cachedFires = firesByGround.get(ground);
  if (cachedFires) return cachedFires;
  const cells = listRestingCells(ground);
  const fires = ground.roosts.flatMap((roost) => {
    const distances = measureDistances(cells, roost);
    return cells[distances.indexOf(Math.min(...distances))] ?? [];
  });
  firesByGround.set(ground, fires);
  return fires;
}

/** The points nearest to a center, the nearest first. */
export function findNearest(points: readonly Point[], center: Point, count: number): Point[] {
  // Distances are computed once per point: measuring again in each comparison would take 180 ms on a phone for the perches of all regions.
  const distances = measureDistances(points, center);
  const order = [...points.keys()].toSorted((a, b) => (distances[a] ?? 0) - (distances[b] ?? 0));
  return order.slice(0, count).flatMap((index) => points[index] ?? []);
}

/** Like the orbits around it, a roost is wider than it is high. */
const measureDistances = (points: readonly Point[], { x, y }: Point): number[] =>
  points.map((point) => Math.hypot(point.x - x, (point.y - y) / flattening));
