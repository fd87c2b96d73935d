import type { Element } from '@emberclutch/contract/asset/asset-values.ts';
import type { Point } from './point.ts';

/**
 * Number of dragons that a district has room for. A region consists of a main island and districts: islands of the same house, each farther
 * out in the quarter of the sea that belongs to the house. The main island has room for ids below `mainCapacity`, each district for the next
 * `districtCapacity` ids. Districts open one after another as ids grow, so that a world of any size has a home for every dragon.
 */
export const districtCapacity = 420;

/** Half axes of the island of a district. Orbits around its roost stay over it. */
export const districtRadius = { x: 1_090, y: 860 } as const;

/** The center of the world. Each region lies in one quarter of the sea around it. */
export const worldCenter: Point = { x: 6_000, y: 4_000 };

/** Direction of the quarter of each house, as signs of both axes. */
const quarters: Record<Element, readonly [x: 1 | -1, y: 1 | -1]> = {
  AIR: [-1, -1],
  EARTH: [1, -1],
  FIRE: [1, 1],
  WATER: [-1, 1],
};

/** Grid of the districts of a quarter, from the center of the world outwards. The main island takes the first two columns and rows. */
const grid = { first: { x: 2_200, y: 1_000 }, step: { x: 2_600, y: 2_050 }, reserved: 2 } as const;

/** The middle of a district. @param district counted from 1 */
export function findDistrictCenter(house: Element, district: number): Point {
  const { column, row } = findCell(district);
  const [right, down] = quarters[house];
  return {
    x: worldCenter.x + right * (grid.first.x + column * grid.step.x),
    y: worldCenter.y + down * (grid.first.y + row * grid.step.y),
  };
}

/** Half axes, from the center of the world, of the area that this number of districts per region takes. */
export function computeDistrictReach(count: number): Point {
  let [column, row] = [0, 0];
  for (let shell: number = grid.reserved; shell * shell - grid.reserved ** 2 < count; shell += 1) {
    column = shell;
    // The outermost column is filled before the outermost row.
    if (count > shell * shell - grid.reserved ** 2 + shell) row = shell;
  }
  if (column === 0) return { x: 0, y: 0 };
  return {
    x: grid.first.x + column * grid.step.x + districtRadius.x,
    y: grid.first.y + Math.max(row, column - 1) * grid.step.y + districtRadius.y,
  };
}

/** The house whose district, open or not, lies at a point; null between districts. */
export function findDistrictHouse({ x, y }: Point): Element | null {
  const [across, down] = [Math.abs(x - worldCenter.x), Math.abs(y - worldCenter.y)];
  const column = Math.round((across - grid.first.x) / grid.step.x);
  const row = Math.round((down - grid.first.y) / grid.step.y);
  if (column < 0 || row < 0 || (column < grid.reserved && row < grid.reserved)) return null;
  const dx = (across - grid.first.x - column * grid.step.x) / districtRadius.x;
  const dy = (down - grid.first.y - row * grid.step.y) / districtRadius.y;
  if (dx * dx + dy * dy > 1) return null;
  const isWest = x < worldCenter.x;
  if (y < worldCenter.y) return isWest ? 'AIR' : 'EARTH';
  return isWest ? 'WATER' : 'FIRE';
}

/** Column and row of a district. Districts fill shells around the main island: the outermost column first, then the outermost row. */
function findCell(district: number): { column: number; row: number } {
  const inside = grid.reserved ** 2;
  const shell = Math.floor(Math.sqrt(district - 1 + inside));
  const rank = district - 1 + inside - shell * shell;
  return rank <= shell ? { column: shell, row: rank } : { column: rank - shell - 1, row: shell };
}
