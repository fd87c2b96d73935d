import type { Element } from '@emberclutch/contract/asset/asset-words.ts';
import { flockCount, flockSize, roostCount } from './flock-position-of.ts';
import type { FlockPosition } from './flock-position-of.ts';
import { lands } from './lands.ts';
import type { Land } from './lands.ts';
import { flattening } from './orbit-group.ts';
import type { Point } from './point.ts';
import { cellSpacing, restingCells, sortByDistance, watchFires } from './resting-cells.ts';

const perchesPerRoost = flockCount * flockSize;

/** The perch of a dragon at home. A flock rests together, around its roost. */
export const perchOf = (house: Element, { roost, flock, index }: FlockPosition): Point =>
  perches[house][roost * perchesPerRoost + flock * flockSize + index] ?? lands[house];

/** The perch of a dragon on patrol: farther from the roosts, and once those cells are taken, between two cells. */
export function patrolPerchOf(house: Element, perch: number): Point {
  const homePerches = roostCount * perchesPerRoost;
  const all = perches[house];
  const { x, y } = all[perch < homePerches ? homePerches + perch : perch - homePerches] ?? lands[house];
  return { x: perch < homePerches ? x : x + halfCell, y };
}

const halfCell = cellSpacing.x / 2;

const perches: Record<Element, Point[]> = {
  FIRE: perchesIn(lands.FIRE),
  WATER: perchesIn(lands.WATER),
  EARTH: perchesIn(lands.EARTH),
  AIR: perchesIn(lands.AIR),
};

/** The cells nearest to the fire of each roost, then the same number farther out. Each flock has a sector. */
function perchesIn(land: Land): Point[] {
  const fires = watchFires(land);
  const isFire = ({ x, y }: Point) => fires.some((fire) => fire.x === x && fire.y === y);
  const left = new Set(restingCells(land).filter((cell) => !isFire(cell)));
  return [...land.roosts, ...land.roosts].flatMap((roost) => {
    const nearest = sortByDistance(left, roost).slice(0, perchesPerRoost);
    for (const cell of nearest) left.delete(cell);
    return nearest.toSorted((one, other) => angle(one, roost) - angle(other, roost));
  });
}

function angle(one: Point, other: Point): number {
  return Math.atan2((one.y - other.y) / flattening, one.x - other.x);
}
