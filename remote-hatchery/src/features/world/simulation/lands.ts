import type { Element } from '@emberclutch/shared/contract/asset';

/** Units of the world. A resting dragon is about 140 units long. */
export const worldSize = { width: 12_000, height: 8_000 } as const;

/** Where every dragon's season began: the lake in the middle. Flights pass over it. */
export const genesis = { x: 6_000, y: 4_000, radius: 620 } as const;

export interface Place {
  x: number;
  y: number;
}

/** The land of one house: an ellipse, of which the coast is drawn a little larger and uneven. */
export interface Land extends Place {
  house: Element;
  radiusX: number;
  radiusY: number;
  /** Ledges and shores at which dragons of this house rest in company. */
  roosts: readonly Place[];
  /** Columns of rising air, in which dragons climb by circling. */
  thermals: readonly Place[];
}

type Point = readonly [x: number, y: number];

interface Row {
  centre: Point;
  radii: Point;
  roosts: readonly Point[];
  thermals: readonly Point[];
}

// One line for each land: to be read as a table.
// oxfmt-ignore
const table: Record<Element, Row> = {
  AIR:   { centre: [3250, 1850], radii: [2250, 1250], roosts: [[2300, 1500], [3300, 1250], [4250, 1750], [2850, 2350]],  thermals: [[2000, 2100], [3550, 2000], [4700, 2450]] },
  EARTH: { centre: [9050, 2050], radii: [2150, 1350], roosts: [[8050, 1650], [9150, 1350], [10150, 2000], [8900, 2650]], thermals: [[7650, 2450], [9500, 2150], [10500, 1500]] },
  FIRE:  { centre: [8900, 6050], radii: [2200, 1300], roosts: [[8000, 5650], [9250, 5350], [10100, 6150], [8650, 6700]], thermals: [[7550, 6150], [9150, 6050], [10350, 5500]] },
  WATER: { centre: [3050, 6000], radii: [2300, 1350], roosts: [[2050, 5600], [3200, 5250], [4150, 6100], [2750, 6750]],  thermals: [[1750, 6300], [3400, 6150], [4600, 5500]] },
};

const toPlace = ([x, y]: Point): Place => ({ x, y });

function toLand(house: Element): Land {
  const { centre, radii, roosts, thermals } = table[house];
  const [radiusX, radiusY] = radii;
  return {
    house,
    ...toPlace(centre),
    radiusX,
    radiusY,
    roosts: roosts.map(toPlace),
    thermals: thermals.map(toPlace),
  };
}

export const lands: Record<Element, Land> = {
  AIR: toLand('AIR'),
  EARTH: toLand('EARTH'),
  FIRE: toLand('FIRE'),
  WATER: toLand('WATER'),
};

const inOrder = [lands.AIR, lands.EARTH, lands.FIRE, lands.WATER] as const;

/** The land that a far flight visits: by number, in an order that never changes. */
export const landByNumber = (number: number): Land => inOrder[number % inOrder.length] ?? lands.AIR;

/** Whose land a place is in: that of a house, the lake of Genesis, or the open sea. */
export function countryAt({ x, y }: Place): Element | 'GENESIS' | 'SEA' {
  if (Math.hypot(x - genesis.x, (y - genesis.y) * 1.4) < genesis.radius * 1.25) return 'GENESIS';
  const land = inOrder.find(
    (one) => ((x - one.x) / one.radiusX) ** 2 + ((y - one.y) / one.radiusY) ** 2 < 1.06,
  );
  return land?.house ?? 'SEA';
}
