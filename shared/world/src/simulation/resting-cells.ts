import { dragonLength } from './dragon-length.ts';
import type { Land, Place } from './lands.ts';
import { slant } from './wheel.ts';

/** Units between the middles of two cells: a dragon at rest is a little narrower, and not as high as a row and a half. */
export const cellSpacing = { x: 1.09 * dragonLength, y: 0.67 * dragonLength } as const;

/** A honeycomb over a land: in each cell one dragon can rest, or a fire can burn. */
export function restingCells({ x, y, radiusX, radiusY }: Land): Place[] {
  const cells: Place[] = [];
  const [rows, columns] = [Math.ceil(radiusY / cellSpacing.y), Math.ceil(radiusX / cellSpacing.x)];
  for (let row = -rows; row <= rows; row += 1)
    for (let column = -columns; column <= columns; column += 1) {
      const across = (column + (row % 2) * 0.5) * cellSpacing.x;
      const down = row * cellSpacing.y;
      if ((across / radiusX) ** 2 + (down / radiusY) ** 2 < 0.9) cells.push({ x: x + across, y: y + down });
    }
  return cells;
}

/** The cells of the watch fires, one in the middle of each roost: no dragon rests there. */
export function watchFires(land: Land): Place[] {
  const cells = restingCells(land);
  return land.roosts.flatMap((roost) => byDistance(cells, roost).slice(0, 1));
}

/** The nearest first. A roost is wider than high, as the wheel around it. */
export function byDistance(places: Iterable<Place>, { x, y }: Place): Place[] {
  const distance = (place: Place) => Math.hypot(place.x - x, (place.y - y) / slant);
  return [...places].toSorted((one, other) => distance(one) - distance(other));
}
