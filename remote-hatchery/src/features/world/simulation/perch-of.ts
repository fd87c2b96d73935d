import type { Element } from '@emberclutch/shared/contract/asset';
import { elements } from '@emberclutch/shared/contract/words';
import { hash } from './hash.ts';
import { lands } from './lands.ts';
import type { Land, Place } from './lands.ts';

/** Where a dragon rests, and with whom it shares the place. */
export interface Perch extends Place {
  /** The same for all dragons that rest here in turns, or here and beside each other as a flock: they share a period. */
  group: number;
  /** Which of the `turns` of the period this dragon rests in. */
  turn: number;
  /** The roost of a dragon that rests in company; null for the others. */
  roost: Place | null;
}

/** Dragons that may share a perch: each rests in a part of the period of its own. */
export const turns = 5;

/** Perches of one flock, around a roost: on average a quarter of them is taken, because a flock is of one house. */
export const flockPerches = 28;

/** Units between two perches: as long and as high as a dragon at rest. */
const spacing = { x: 152, y: 94 } as const;

/** Flocks that a roost has room for, one around the other. */
const flocksPerRoost = 2;

/** Worlds with more dragons than perches and turns: those that come later rest between the others. */
const shifts = [
  [0, 0],
  [0.5, 0.5],
  [0.5, 0],
  [0, 0.5],
] as const;

/** The perch of a dragon: a pure function of its house and number. Numbers close to each other never rest in one place. */
export function perchOf(house: Element, id: number, isInCompany: boolean): Perch {
  const { together, alone } = perches[house];
  const places = isInCompany ? together : alone;
  const slot = id % places.length;
  const round = Math.floor(id / places.length);
  const { x, y, roost } = places[slot] ?? { ...lands[house], roost: null };
  const [right, down] = shifts[Math.floor(round / turns) % shifts.length] ?? shifts[0];
  const group = isInCompany ? Math.floor(slot / flockPerches) : slot;
  return {
    x: x + right * spacing.x,
    y: y + down * spacing.y,
    group: (elements.indexOf(house) * 2 + (isInCompany ? 1 : 0)) * 4_096 + group,
    turn: round % turns,
    roost,
  };
}

interface Site extends Place {
  roost: Place | null;
}

const perches: Record<Element, { together: Site[]; alone: Site[] }> = {
  FIRE: perchesIn(lands.FIRE),
  WATER: perchesIn(lands.WATER),
  EARTH: perchesIn(lands.EARTH),
  AIR: perchesIn(lands.AIR),
};

/** Perches as the cells of a honeycomb: those closest to a roost are for flocks, the others in an order that scatters. */
function perchesIn(land: Land) {
  const together: Site[] = [];
  const left = new Set(honeycomb(land));
  for (const roost of land.roosts) {
    const near = [...left]
      .toSorted((one, other) => squaredDistance(one, roost) - squaredDistance(other, roost))
      .slice(0, flocksPerRoost * flockPerches);
    for (const place of near) {
      left.delete(place);
      together.push({ ...place, roost });
    }
  }
  const alone = [...left]
    .map((place, index) => ({ place, order: hash(index, 41) }))
    .toSorted((one, other) => one.order - other.order)
    .map(({ place }) => ({ ...place, roost: null }));
  return { together, alone };
}

function honeycomb({ x, y, radiusX, radiusY }: Land): Place[] {
  const places: Place[] = [];
  const [rows, columns] = [Math.ceil(radiusY / spacing.y), Math.ceil(radiusX / spacing.x)];
  for (let row = -rows; row <= rows; row += 1)
    for (let column = -columns; column <= columns; column += 1) {
      const across = (column + (row % 2) * 0.5) * spacing.x;
      const down = row * spacing.y;
      if ((across / radiusX) ** 2 + (down / radiusY) ** 2 < 0.84) places.push({ x: x + across, y: y + down });
    }
  return places;
}

function squaredDistance(one: Place, other: Place): number {
  return (one.x - other.x) ** 2 + (one.y - other.y) ** 2;
}
