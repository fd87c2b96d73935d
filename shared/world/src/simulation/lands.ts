import type { Element } from '@emberclutch/contract/asset/asset-words.ts';

/** Units of the world. */
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

// One line for each land: to be read as a table. Roosts stand around the middle of a land, first those near Genesis; wheels
// around two of them do not meet. Thermals are at its coasts, each near the roosts of about the same place in the row.
// oxfmt-ignore
const table: Record<Element, Row> = {
  AIR:   { centre: [3250, 1850], radii: [2250, 1250], roosts: [[4968, 1858], [3246, 2719], [1534, 1848], [3256, 987]],  thermals: [[5077, 581], [1300, 3180], [1282, 581]] },
  EARTH: { centre: [9050, 2050], radii: [2150, 1350], roosts: [[7442, 2031], [9026, 3012], [10657, 2068], [9072, 1086]], thermals: [[7180, 730], [10792, 3344], [10880, 690]] },
  FIRE:  { centre: [8900, 6050], radii: [2200, 1300], roosts: [[7237, 6046], [8898, 5129], [10563, 6043], [8902, 6962]], thermals: [[6812, 7291], [10800, 4760], [10966, 7291]] },
  WATER: { centre: [3050, 6000], radii: [2300, 1350], roosts: [[4717, 5985], [3035, 5087], [1383, 6013], [3066, 6911]],  thermals: [[4896, 7258], [1222, 4738], [1305, 7291]] },
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

/** Whose land a place is in: that of a house, the lake of Genesis, or the open sea. */
export function countryAt({ x, y }: Place): Element | 'GENESIS' | 'SEA' {
  if (Math.hypot(x - genesis.x, (y - genesis.y) * 1.4) < genesis.radius * 1.25) return 'GENESIS';
  const land = inOrder.find(
    (one) => ((x - one.x) / one.radiusX) ** 2 + ((y - one.y) / one.radiusY) ** 2 < 1.06,
  );
  return land?.house ?? 'SEA';
}
