import type { Element } from '@emberclutch/shared/contract/asset';

/** Units of the world. A resting dragon is about 120 units long. */
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

export const lands: Record<Element, Land> = {
  AIR: {
    house: 'AIR',
    x: 3_250,
    y: 1_850,
    radiusX: 2_250,
    radiusY: 1_250,
    roosts: [
      { x: 2_300, y: 1_500 },
      { x: 3_300, y: 1_250 },
      { x: 4_250, y: 1_750 },
      { x: 2_850, y: 2_350 },
    ],
    thermals: [
      { x: 2_000, y: 2_100 },
      { x: 3_550, y: 2_000 },
      { x: 4_700, y: 2_450 },
    ],
  },
  EARTH: {
    house: 'EARTH',
    x: 9_050,
    y: 2_050,
    radiusX: 2_150,
    radiusY: 1_350,
    roosts: [
      { x: 8_050, y: 1_650 },
      { x: 9_150, y: 1_350 },
      { x: 10_150, y: 2_000 },
      { x: 8_900, y: 2_650 },
    ],
    thermals: [
      { x: 7_650, y: 2_450 },
      { x: 9_500, y: 2_150 },
      { x: 10_500, y: 1_500 },
    ],
  },
  FIRE: {
    house: 'FIRE',
    x: 8_900,
    y: 6_050,
    radiusX: 2_200,
    radiusY: 1_300,
    roosts: [
      { x: 8_000, y: 5_650 },
      { x: 9_250, y: 5_350 },
      { x: 10_100, y: 6_150 },
      { x: 8_650, y: 6_700 },
    ],
    thermals: [
      { x: 7_550, y: 6_150 },
      { x: 9_150, y: 6_050 },
      { x: 10_350, y: 5_500 },
    ],
  },
  WATER: {
    house: 'WATER',
    x: 3_050,
    y: 6_000,
    radiusX: 2_300,
    radiusY: 1_350,
    roosts: [
      { x: 2_050, y: 5_600 },
      { x: 3_200, y: 5_250 },
      { x: 4_150, y: 6_100 },
      { x: 2_750, y: 6_750 },
    ],
    thermals: [
      { x: 1_750, y: 6_300 },
      { x: 3_400, y: 6_150 },
      { x: 4_600, y: 5_500 },
    ],
  },
};

const houses = Object.keys(lands).toSorted() as Element[]; // The record is total over Element: its keys are the houses.

/** The house whose thermals a far flight visits: by number, in an order that never changes. */
export const landByNumber = (number: number): Land => lands[houses[number % houses.length] ?? 'AIR'];
