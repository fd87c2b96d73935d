import { dragonLength } from './dragon-length.ts';
import type { Ellipse } from './ellipse.ts';
import { flattening } from './orbit-group.ts';
import type { Point } from './point.ts';

/** A main island, or a district. */
export interface RestingGround extends Ellipse {
  /** Centers of the areas in which flocks rest. */
  roosts: readonly Point[];
}

/** Distance between the centers of two cells. A resting dragon is slightly narrower than a cell, and lower than one and a half rows. */
export const cellSpacing = { x: 1.09 * dragonLength, y: 0.67 * dragonLength } as const;

/** A hexagonal grid over an island. Each cell holds one resting dragon or one fire. */
export function restingCells({ x, y, radiusX, radiusY }: Ellipse): Point[] {
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

/** The cells of the watch fires, one in the middle of each roost. No dragon rests there. */
export function watchFires(ground: RestingGround): Point[] {
  const cells = restingCells(ground);
  return ground.roosts.flatMap((roost) => sortByDistance(cells, roost).slice(0, 1));
}

/** Points sorted by their distance from a center, the nearest first. Like the orbits around it, a roost is wider than it is high. */
export function sortByDistance(points: Iterable<Point>, { x, y }: Point): Point[] {
  const distance = (point: Point) => Math.hypot(point.x - x, (point.y - y) / flattening);
  return [...points].toSorted((one, other) => distance(one) - distance(other));
}
