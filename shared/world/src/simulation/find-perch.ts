import type { Element } from '@emberclutch/contract/asset/asset-values.ts';
import { findDistrictCenter, districtRadius } from './districts.ts';
import { flockCount, flockSize, findFlockPosition } from './find-flock-position.ts';
import type { FlockPosition } from './find-flock-position.ts';
import { regions } from './regions.ts';
import { flattening } from './orbit-group.ts';
import type { Point } from './point.ts';
import { findNearest, listRestingCells, findWatchFires } from './resting-cells.ts';
import type { RestingGround } from './resting-cells.ts';

const perchesPerRoost = flockCount * flockSize;

/** The perch of a dragon. A flock rests together, around its roost. */
export function findPerch(house: Element, { district, roost, flock, index }: FlockPosition): Point {
  const perch = flock * flockSize + index;
  if (district === 0) return getPerches(house)[roost * perchesPerRoost + perch] ?? regions[house];
  const { x, y } = findDistrictCenter(house, district);
  const offset = districtPerches[perch] ?? districtGround;
  return { x: x + offset.x, y: y + offset.y };
}

/** A district centered on the origin, because all districts have the same perches. */
const districtGround: RestingGround = {
  x: 0,
  y: 0,
  radiusX: districtRadius.x,
  radiusY: districtRadius.y,
  roosts: [{ x: 0, y: 0 }],
};

const districtPerches = listPerches(districtGround);

const perches = new Map<Element, Point[]>();

/** Computes the perches of a house when its first dragon needs them: computing the perches of all regions at once would be a long task on a phone. */
function getPerches(house: Element): Point[] {
  const housePerches = perches.get(house) ?? listPerches(regions[house]);
  perches.set(house, housePerches);
  return housePerches;
}

/** The cells nearest to the fire of each roost. Each flock has a sector. */
function listPerches(ground: RestingGround): Point[] {
  const fires = findWatchFires(ground);
  const isFire = ({ x, y }: Point) => fires.some((fire) => fire.x === x && fire.y === y);
  let freeCells = listRestingCells(ground).filter((cell) => !isFire(cell));
  return ground.roosts.flatMap((roost) => {
    const nearest = findNearest(freeCells, roost, perchesPerRoost);
    const takenCells = new Set(nearest);
    freeCells = freeCells.filter((cell) => !takenCells.has(cell));
    return nearest.toSorted((a, b) => computeAngle(a, roost) - computeAngle(b, roost));
  });
}

function computeAngle(cell: Point, roost: Point): number {
  return Math.atan2((cell.y - roost.y) / flattening, cell.x - roost.x);
}

/** The nest from which a dragon rises when it hatches: beside the watch fire of its roost. */
export function findNest({ id, home = id, house }: { id: number; home?: number; house: Element }): Point {
  const { district, roost } = findFlockPosition(house, home);
  return district > 0
    ? findDistrictCenter(house, district)
    : (findWatchFires(regions[house])[roost] ?? regions[house]);
}
