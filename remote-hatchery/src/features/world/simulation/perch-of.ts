import type { Element } from '@emberclutch/shared/contract/asset';
import { lands } from './lands.ts';
import type { Land, Place } from './lands.ts';
import { byDistance, cellSpacing, restingCells, watchFires } from './resting-cells.ts';
import { flockCount, flockSize, roostCount } from './seat-of.ts';
import type { Seat } from './seat-of.ts';
import { slant } from './wheel.ts';

const perRoost = flockCount * flockSize;

/** Units by which perches of later rounds are aside: there is room for one dragon between two others. */
const gap = cellSpacing.x / 2;

/** Where a dragon rests. Those of one flock rest beside each other, around their roost; a second round is farther out. */
export function perchOf(house: Element, { roost, flock, place, round }: Seat): Place {
  const site = perches[house][((round % 2) * roostCount + roost) * perRoost + flock * flockSize + place];
  const { x, y } = site ?? lands[house];
  return { x: x + (Math.floor(round / 2) % 2) * gap, y };
}

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
