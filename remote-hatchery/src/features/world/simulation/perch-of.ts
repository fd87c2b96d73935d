import type { Element } from '@emberclutch/shared/contract/asset';
import { dragonLength } from './dragon-length.ts';
import { lands } from './lands.ts';
import type { Land, Place } from './lands.ts';
import { flockCount, flockSize, roostCount } from './seat-of.ts';
import type { Seat } from './seat-of.ts';
import { slant } from './wheel.ts';

/** Units between two perches: a dragon at rest is a little narrower, and not as high as a row and a half. */
const spacing = { x: 1.09 * dragonLength, y: 0.67 * dragonLength } as const;

const perRoost = flockCount * flockSize;

/** Units by which perches of later rounds are aside: there is room for one dragon between two others. */
const gap = spacing.x / 2;

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

/**
 * Cells of a honeycomb: for each roost those nearest to it, and then as many for each that are farther away. Each flock has
 * a sector.
 */
function perchesIn(land: Land): Place[] {
  const left = new Set(honeycomb(land));
  return [...land.roosts, ...land.roosts].flatMap((roost) => {
    const near = [...left]
      .toSorted((one, other) => distance(one, roost) - distance(other, roost))
      .slice(0, perRoost);
    for (const place of near) left.delete(place);
    return near.toSorted((one, other) => angle(one, roost) - angle(other, roost));
  });
}

function honeycomb({ x, y, radiusX, radiusY }: Land): Place[] {
  const places: Place[] = [];
  const [rows, columns] = [Math.ceil(radiusY / spacing.y), Math.ceil(radiusX / spacing.x)];
  for (let row = -rows; row <= rows; row += 1)
    for (let column = -columns; column <= columns; column += 1) {
      const across = (column + (row % 2) * 0.5) * spacing.x;
      const down = row * spacing.y;
      if ((across / radiusX) ** 2 + (down / radiusY) ** 2 < 0.9) places.push({ x: x + across, y: y + down });
    }
  return places;
}

/** A roost is wider than high, as the wheel around it. */
function distance(one: Place, other: Place): number {
  return Math.hypot(one.x - other.x, (one.y - other.y) / slant);
}

function angle(one: Place, other: Place): number {
  return Math.atan2((one.y - other.y) / slant, one.x - other.x);
}
