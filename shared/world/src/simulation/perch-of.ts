import type { Element } from '@emberclutch/contract/asset/asset-words.ts';
import { lands } from './lands.ts';
import type { Land, Place } from './lands.ts';
import { byDistance, cellSpacing, restingCells, watchFires } from './resting-cells.ts';
import { flockCount, flockSize, roostCount } from './seat-of.ts';
import type { Seat } from './seat-of.ts';
import { slant } from './wheel.ts';

const perRoost = flockCount * flockSize;

/** Where a dragon with a seat rests. Those of one flock rest beside each other, around their roost. */
export const perchOf = (house: Element, { roost, flock, place }: Seat): Place =>
  perches[house][roost * perRoost + flock * flockSize + place] ?? lands[house];

/** Where others of the house rest: farther out, and where these are taken, between two cells. */
export function patrolPerchOf(house: Element, perch: number): Place {
  const seated = roostCount * perRoost;
  const all = perches[house];
  const { x, y } = all[perch < seated ? seated + perch : perch - seated] ?? lands[house];
  return { x: perch < seated ? x : x + between, y };
}

/** Units from a cell to the middle between it and the next one. */
const between = cellSpacing.x / 2;

const perches: Record<Element, Place[]> = {
  FIRE: perchesIn(lands.FIRE),
  WATER: perchesIn(lands.WATER),
  EARTH: perchesIn(lands.EARTH),
  AIR: perchesIn(lands.AIR),
};

/** For each roost the cells nearest to its fire, and then as many for each that are farther away. Each flock has a sector. */
function perchesIn(land: Land): Place[] {
  const fires = watchFires(land);
  const isFire = ({ x, y }: Place) => fires.some((fire) => fire.x === x && fire.y === y);
  const left = new Set(restingCells(land).filter((cell) => !isFire(cell)));
  return [...land.roosts, ...land.roosts].flatMap((roost) => {
    const near = byDistance(left, roost).slice(0, perRoost);
    for (const place of near) left.delete(place);
    return near.toSorted((one, other) => angle(one, roost) - angle(other, roost));
  });
}

function angle(one: Place, other: Place): number {
  return Math.atan2((one.y - other.y) / slant, one.x - other.x);
}
