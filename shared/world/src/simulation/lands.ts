import type { Element } from '@emberclutch/contract/asset/asset-words.ts';
import type { Point } from './point.ts';

/** Units of the world. */
export const worldSize = { width: 12_000, height: 8_000 } as const;

/** The lake in the middle of the world. */
export const genesis = { x: 6_000, y: 4_000, radius: 620 } as const;

/** The land of one house: an ellipse. Its coast is drawn slightly larger and uneven. */
export interface Land extends Point {
  house: Element;
  radiusX: number;
  radiusY: number;
  /** Centers of the areas in which flocks of this house rest. */
  roosts: readonly Point[];
  /** Columns of rising air that solitary dragons circle. */
  thermals: readonly Point[];
}

type Coordinates = readonly [x: number, y: number];

interface Row {
  center: Coordinates;
  radii: Coordinates;
  roosts: readonly Coordinates[];
  thermals: readonly Coordinates[];
}

// One line per land, to be read as a table. Roosts surround the center of a land, those near Genesis first; the orbits around two
// of them do not meet. Thermals are at the coasts, listed in about the order of the nearest roosts.
// oxfmt-ignore
const table: Record<Element, Row> = {
  AIR:   { center: [3250, 1850], radii: [2250, 1250], roosts: [[4968, 1858], [3246, 2719], [1534, 1848], [3256, 987]],  thermals: [[5077, 581], [1300, 3180], [1282, 581]] },
  EARTH: { center: [9050, 2050], radii: [2150, 1350], roosts: [[7442, 2031], [9026, 3012], [10657, 2068], [9072, 1086]], thermals: [[7180, 730], [10792, 3344], [10880, 690]] },
  FIRE:  { center: [8900, 6050], radii: [2200, 1300], roosts: [[7237, 6046], [8898, 5129], [10563, 6043], [8902, 6962]], thermals: [[6812, 7291], [10800, 4760], [10966, 7291]] },
  WATER: { center: [3050, 6000], radii: [2300, 1350], roosts: [[4717, 5985], [3035, 5087], [1383, 6013], [3066, 6911]],  thermals: [[4896, 7258], [1222, 4738], [1305, 7291]] },
};

const toPoint = ([x, y]: Coordinates): Point => ({ x, y });

function toLand(house: Element): Land {
  const { center, radii, roosts, thermals } = table[house];
  const [radiusX, radiusY] = radii;
  return {
    house,
    ...toPoint(center),
    radiusX,
    radiusY,
    roosts: roosts.map(toPoint),
    thermals: thermals.map(toPoint),
  };
}

export const lands: Record<Element, Land> = {
  AIR: toLand('AIR'),
  EARTH: toLand('EARTH'),
  FIRE: toLand('FIRE'),
  WATER: toLand('WATER'),
};

const inOrder = [lands.AIR, lands.EARTH, lands.FIRE, lands.WATER] as const;

/** The country at a point: the land of a house, the lake of Genesis, or the open sea. */
export function countryAt({ x, y }: Point): Element | 'GENESIS' | 'SEA' {
  if (Math.hypot(x - genesis.x, (y - genesis.y) * 1.4) < genesis.radius * 1.25) return 'GENESIS';
  const land = inOrder.find(
    (one) => ((x - one.x) / one.radiusX) ** 2 + ((y - one.y) / one.radiusY) ** 2 < 1.06,
  );
  return land?.house ?? 'SEA';
}
