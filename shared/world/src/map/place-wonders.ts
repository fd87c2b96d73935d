import type { Element } from '@emberclutch/contract/asset/asset-values.ts';
import { hash } from '../simulation/hash.ts';
import { regions } from '../simulation/regions.ts';
import type { Point } from '../simulation/point.ts';
import type { Bay } from './coast.ts';
import type { Landmark } from './landmark.ts';

/** Bays and capes that give each region its own outline. They lie between the roosts, because perches and orbits need the ground there. */
export const baysByHouse: Record<Element, readonly Bay[]> = {
  // A crescent that opens towards Genesis.
  AIR: [
    { angle: 0.78, width: 0.34, depth: 0.4 },
    { angle: -2.42, width: 0.16, depth: -0.12 },
    { angle: 2.5, width: 0.14, depth: 0.24 },
  ],
  // A broad, rounded land with one fjord.
  EARTH: [
    { angle: 2.3, width: 0.09, depth: 0.52 },
    { angle: -0.72, width: 0.3, depth: -0.07 },
    { angle: 0.74, width: 0.2, depth: 0.14 },
  ],
  // A broken ring: the sea has entered through its northern rim.
  FIRE: [
    { angle: -2.36, width: 0.3, depth: 0.44 },
    { angle: -0.8, width: 0.12, depth: 0.3 },
    { angle: 0.82, width: 0.16, depth: -0.1 },
  ],
  // Sunken: fingers of land between drowned valleys.
  WATER: [
    { angle: -0.75, width: 0.3, depth: 0.46 },
    { angle: 0.72, width: 0.13, depth: 0.36 },
    { angle: 2.42, width: 0.2, depth: 0.42 },
    { angle: -2.35, width: 0.1, depth: 0.34 },
  ],
};

type WonderRow = readonly [kind: Landmark['kind'], x: number, y: number, size: number];

/** Landmarks of each main island, placed by hand, relative to its middle. */
// oxfmt-ignore
const wonderRows: Record<Element, readonly WonderRow[]> = {
  AIR: [
    ['floating peak', 60, -60, 720], ['floating peak', -980, -760, 420], ['floating peak', 900, -700, 520], ['floating peak', -860, 620, 460],
    ['floating peak', 1560, 980, 380], ['floating peak', 2020, 1340, 240], ['ruin', -1700, -760, 190], ['ruin', 800, 420, 150],
  ],
  EARTH: [
    ['giant tree', 40, 120, 780], ['giant tree', 1050, -640, 380], ['giant tree', -900, 760, 340], ['terraces', -860, -560, 360], ['terraces', 860, 700, 420],
    ['terraces', -240, -1420, 280], ['terraces', 1720, 760, 260], ['ruin', -1500, -720, 170],
  ],
  FIRE: [
    ['caldera', -900, 620, 360], ['caldera', 940, 700, 300], ['caldera', 880, -720, 420], ['caldera', -2200, 420, 220],
    ['shards', -2560, 640, 150], ['shards', -2380, 900, 170], ['shards', -2080, 1180, 160], ['shards', -1660, 1440, 170], ['shards', 2500, 820, 150],
    ['shards', 2260, 1100, 180], ['shards', 1840, 1400, 160], ['shards', -1300, -780, 150], ['shards', -1560, -640, 130], ['ruin', 1720, -640, 160],
  ],
  WATER: [
    ['tower', 1500, -1010, 330], ['tower', 1640, -1090, 260], ['tower', 1380, -1120, 220], ['tower', 1780, -960, 300], ['tower', 1900, -1120, 200], ['tower', 2180, -1120, 190],
    ['tower', 1560, -880, 230], ['tower', 1720, -820, 180], ['tower', 2060, -1000, 230], ['tower', -1480, 1020, 240], ['tower', -1640, 1120, 300], ['tower', -1800, 1060, 200],
    ['tower', -1560, 1200, 180], ['tower', 1780, 1180, 220], ['tower', 1900, 1240, 170], ['ruin', -780, -620, 180], ['ruin', 860, 640, 170],
  ],
};

/** Ships on the sea between the regions. */
const ships: readonly Point[] = [
  { x: 5_990, y: 1_350 },
  { x: 5_960, y: 6_330 },
  { x: 3_350, y: 4_060 },
  { x: 8_450, y: 3_990 },
  { x: 6_260, y: 5_420 },
];

/** Places the wonders of a main island, and the towns around its fires. Nearly all of them stand on land. */
export function placeWonders(house: Element, isOnLand: (point: Point) => boolean): Landmark[] {
  const { x, y, roosts } = regions[house];
  const wonders = wonderRows[house].map(([kind, across, down, size], index) => ({
    kind,
    region: house,
    x: x + across,
    y: y + down,
    size,
    seed: 41 * index + house.length,
  }));
  const towns = roosts.flatMap((roost, index) => placeTown(house, roost, 7 * index + house.length));
  return [...wonders, ...towns].filter(
    ({ kind, ...at }) => kind === 'tower' || kind === 'shards' || isOnLand(at),
  );
}

/** Places the town around the fire of a district. All districts of a house have the same town. */
export const placeDistrictTown = (house: Element, fire: Point): Landmark[] =>
  placeTown(house, fire, 900 + house.length);

/** Places nests around a fire, and houses at the edge of the roost. */
function placeTown(house: Element, fire: Point, seed: number): Landmark[] {
  const nests = Array.from({ length: 5 }, (_, index) => {
    const angle = (2 * Math.PI * (index + 0.4 * hash(seed, index))) / 5 + 0.5;
    const reach = 150 + 50 * hash(seed, 10 + index);
    return { kind: 'nest' as const, angle, reach, size: 74 + 20 * hash(seed, 20 + index), index };
  });
  const houses = Array.from({ length: 16 }, (_, index) => {
    const angle = 2 * Math.PI * (hash(seed, 40 + (index >> 2)) + 0.035 * (index & 3));
    const reach = 600 + 130 * hash(seed, 60 + index);
    return { kind: 'house' as const, angle, reach, size: 54 + 22 * hash(seed, 80 + index), index };
  });
  return [...nests, ...houses].map(({ kind, angle, reach, size, index }) => ({
    kind,
    region: house,
    x: fire.x + reach * Math.cos(angle),
    y: fire.y + 0.7 * reach * Math.sin(angle),
    size,
    seed: seed * 100 + index,
  }));
}

export const placeShips = (): Landmark[] =>
  ships.map((ship, index) => ({ ...ship, kind: 'ship', region: 'WATER', size: 150, seed: index * 5 + 2 }));

/** Traces the paths of a main island, from fire to fire. */
export function tracePaths(house: Element): Point[][] {
  const { roosts } = regions[house];
  return roosts.map((from, index) => {
    const to = roosts[(index + 1) % roosts.length] ?? from;
    return Array.from({ length: 25 }, (_, step) => {
      const share = step / 24;
      const sway =
        Math.sin(share * Math.PI) * (90 * Math.sin(share * 9 + index * 2) + 60 * hash(index, step >> 3));
      return { x: from.x + (to.x - from.x) * share + sway * 0.5, y: from.y + (to.y - from.y) * share + sway };
    });
  });
}
