import type { Element } from '@emberclutch/contract/asset/asset-values.ts';
import { hash } from '../simulation/hash.ts';
import { findDistrictHouse, districtRadius } from '../simulation/districts.ts';
import { genesis, regions } from '../simulation/regions.ts';
import type { Ellipse, Point } from '../simulation/point.ts';
import { findWatchFires } from '../simulation/resting-cells.ts';
import { traceCoast, createPolygonTest } from './coast.ts';
import type { Region, Landmark } from './landmark.ts';
import { compassRose } from './world-area.ts';
import { baysByHouse, tracePaths, placeShips, placeDistrictTown, placeWonders } from './place-wonders.ts';
import { measureBounds } from './box.ts';
import type { Box } from './box.ts';

/** Main islands are wider than this, islets and districts narrower. */
const mainWidth = 1_500;

/** Height of a watch fire in units. */
const fireSize = 48;

export interface Island {
  region: Region;
  coast: Point[];
  bounds: Box;
  /** Whether a point is on dry ground. */
  isOnLand: (point: Point) => boolean;
  /** Outlines of the lakes on this island. */
  lakes: readonly Point[][];
  paths: readonly Point[][];
}

/** Everything on the map, in units of the world. It is derived from fixed seeds, so that every machine draws the same map. */
export interface MapLayout {
  islands: Island[];
  /** From far to near. */
  landmarks: Landmark[];
}

/** Lays out the main islands, with all islets and Genesis. */
export function buildMapLayout(): MapLayout {
  const islands = buildIslands();
  const landmarks: Landmark[] = [];
  for (const [index, island] of islands.entries()) {
    const { region, bounds, isOnLand } = island;
    const house = region !== 'GENESIS' && bounds.width > mainWidth ? region : null;
    const fires = house ? findWatchFires(regions[house]) : [];
    const wonders = house ? placeWonders(house, isOnLand) : [];
    addLandmarks(landmarks, island, index, fires, wonders);
    if (house === 'FIRE') landmarks.push(volcano);
  }
  landmarks.push(...placeShips());
  return { islands, landmarks: landmarks.toSorted((a, b) => a.y - b.y) };
}

/** Lays out a district: an island centered on the origin. All districts of a house look the same. */
export function buildDistrictLayout(house: Element): MapLayout {
  const index = 900 + Object.keys(regions).indexOf(house);
  const { x: radiusX, y: radiusY } = districtRadius;
  const coast = traceCoast({ x: 0, y: 0, radiusX: 0.98 * radiusX, radiusY: 0.98 * radiusY }, index, 0.1);
  const island = toIsland(house, coast);
  const landmarks: Landmark[] = [];
  const fire = { x: 0, y: 0 };
  addLandmarks(landmarks, island, index, [fire], placeDistrictTown(house, fire));
  return { islands: [island], landmarks: landmarks.toSorted((a, b) => a.y - b.y) };
}

const volcano: Landmark = {
  x: regions.FIRE.x,
  y: regions.FIRE.y + 120,
  kind: 'volcano',
  region: 'FIRE',
  size: 620,
  seed: 7,
};

/** The main island of each region with its islets, and Genesis. */
export function buildIslands(): Island[] {
  const islands = Object.values(regions).flatMap(({ house, x, y, radiusX, radiusY }, index) => {
    const seed = 101 + index * 17;
    const main = toIsland(
      house,
      traceCoast(
        { x, y, radiusX: radiusX * 1.02, radiusY: radiusY * 1.02 },
        seed,
        house === 'WATER' ? 0.16 : 0.12,
        baysByHouse[house],
      ),
      house === 'WATER' ? placeLakes(regions.WATER, seed) : [],
      tracePaths(house),
    );
    const islets = Array.from({ length: house === 'WATER' ? 16 : 6 }, (_, islet) => {
      const angle = 2 * Math.PI * hash(seed, 300 + islet);
      const reach = 1.12 + 0.16 * hash(seed, 400 + islet);
      const size = 60 + 210 * hash(seed, 500 + islet) ** 2;
      const middle = { x: x + radiusX * reach * Math.cos(angle), y: y + radiusY * reach * Math.sin(angle) };
      const coast = traceCoast({ ...middle, radiusX: size * 1.3, radiusY: size }, seed + 600 + islet, 0.22);
      return toIsland(house, coast);
    });
    // Drops islets that touch the main island, a district or the compass rose.
    const isFree = ({ coast }: Island) =>
      !coast.some(
        (point) =>
          main.isOnLand(point) ||
          findDistrictHouse(point) !== null ||
          Math.hypot(point.x - compassRose.x, point.y - compassRose.y) < compassRose.radius,
      );
    return [main, ...islets.filter(isFree)];
  });
  const genesisEllipse = { ...genesis, radiusX: genesis.radius * 1.25, radiusY: genesis.radius * 0.82 };
  return [...islands, toIsland('GENESIS', traceCoast(genesisEllipse, 77, 0.13))];
}

function toIsland(region: Region, coast: Point[], lakes: Point[][] = [], paths: Point[][] = []): Island {
  const isWithin = createPolygonTest(coast);
  const isInLake = lakes.map((lake) => createPolygonTest(lake));
  const isOnLand = (point: Point) => isWithin(point) && !isInLake.some((test) => test(point));
  return { region, coast, lakes, paths, bounds: measureBounds(coast), isOnLand };
}

/** Lagoons and ponds, apart from each other and from watch fires. */
function placeLakes({ x, y, radiusX, radiusY }: Ellipse, seed: number) {
  const lakes: Ellipse[] = [];
  const fires = findWatchFires(regions.WATER);
  for (let attempt = 0; attempt < 60 && lakes.length < 11; attempt += 1) {
    const angle = 2 * Math.PI * hash(seed, 700 + attempt);
    const reach = 0.78 * Math.sqrt(hash(seed, 800 + attempt));
    const size = 90 + 190 * hash(seed, 900 + attempt) ** 2;
    const lake = {
      x: x + radiusX * reach * Math.cos(angle),
      y: y + radiusY * reach * Math.sin(angle),
      radiusX: size * 1.5,
      radiusY: size * 0.72,
    };
    const isApart = lakes.every(
      (other) => Math.hypot(other.x - lake.x, 2 * (other.y - lake.y)) > 1.3 * (other.radiusX + lake.radiusX),
    );
    const isDry = fires.every(
      (fire) => Math.hypot(fire.x - lake.x, 2 * (fire.y - lake.y)) > 1.3 * lake.radiusX + fireSize,
    );
    if (isApart && isDry) lakes.push(lake);
  }
  return lakes.map((lake, index) => traceCoast(lake, seed + 40 + index, 0.26));
}

/** @param index index of the island in the layout */
function addLandmarks(
  landmarks: Landmark[],
  { region, bounds, isOnLand }: Island,
  index: number,
  fires: readonly Point[],
  wonders: readonly Landmark[],
): void {
  const isLarge = bounds.width > mainWidth;
  const step = 105;
  for (let row = 0; row * step * 0.72 < bounds.height; row += 1) {
    for (let column = 0; column * step < bounds.width; column += 1) {
      const seed = index * 100_003 + row * 331 + column;
      const point = {
        x: bounds.x + (column + (row % 2) * 0.5 + 0.7 * (hash(seed, 1) - 0.5)) * step,
        y: bounds.y + (row + 0.7 * (hash(seed, 2) - 0.5)) * step * 0.72,
      };
      if (
        !isOnLand(point) ||
        !isOnLand({ x: point.x + 60, y: point.y + 40 }) ||
        !isOnLand({ x: point.x - 60, y: point.y + 30 })
      )
        continue;
      const landmark = chooseLandmark(region, point, seed, isLarge);
      if (!landmark || fires.some((fire) => isHiding(landmark, fire))) continue;
      if (!wonders.some((wonder) => isObstructing(landmark, wonder))) landmarks.push(landmark);
    }
  }
  landmarks.push(...wonders);
  for (const [at, fire] of fires.entries())
    landmarks.push({ ...fire, kind: 'watch fire', region, size: fireSize, seed: index * 11 + at });
}

/** Whether a landmark overlaps a wonder or stands in front of it. */
function isObstructing({ x, y, size }: Landmark, wonder: Landmark): boolean {
  const reach = wonder.size * (wonder.kind === 'house' || wonder.kind === 'nest' ? 0.9 : 0.75) + 0.4 * size;
  return (
    Math.abs(x - wonder.x) < reach && y > wonder.y - 0.5 * reach && y - size < wonder.y + 0.2 * wonder.size
  );
}

/** Whether a landmark overlaps a fire or stands in front of it. */
function isHiding({ x, y, size }: Landmark, fire: Point): boolean {
  return Math.abs(x - fire.x) < 0.7 * size + fireSize && y > fire.y - fireSize && y < fire.y + size + 20;
}

/** Mountain ranges and woods: low-frequency noise decides where they are, high-frequency noise how large they are. */
function chooseLandmark(
  region: Region,
  { x, y }: Point,
  seed: number,
  isLarge: boolean,
): Landmark | undefined {
  const elevation = computeNoise(x, y, region.length * 13 + 3);
  const wood = computeNoise(x + 5_000, y - 3_000, region.length * 7 + 11);
  const size = 0.7 + 0.6 * hash(seed, 4);
  const at = { x, y, region, seed };
  switch (region) {
    case 'AIR':
      if (isLarge && elevation > 0.2)
        return { ...at, kind: 'spire', size: (150 + 330 * (elevation - 0.2)) * size };
      if (elevation > -0.05) return { ...at, kind: 'peak', size: (70 + 150 * (elevation + 0.05)) * size };
      return hash(seed, 5) < 0.3 ? { ...at, kind: 'tuft', size: 18 * size } : undefined;
    case 'EARTH':
      if (isLarge && elevation > 0.42)
        return { ...at, kind: 'peak', size: (110 + 200 * (elevation - 0.42)) * size };
      if (isLarge && elevation > 0.3) return { ...at, kind: 'hill', size: 82 * size };
      if (wood > -0.22) return { ...at, kind: hash(seed, 6) < 0.35 ? 'fir' : 'tree', size: 62 * size };
      return hash(seed, 5) < 0.5 ? { ...at, kind: 'tuft', size: 16 * size } : undefined;
    case 'FIRE':
      // The volcano stands here.
      if (Math.hypot(x - regions.FIRE.x, (y - regions.FIRE.y) * 1.5) < 560) return undefined;
      if (isLarge && elevation > 0.28)
        return { ...at, kind: 'cone', size: (120 + 260 * (elevation - 0.28)) * size };
      if (elevation > 0.1) return { ...at, kind: 'hill', size: 66 * size };
      return hash(seed, 5) < 0.25 ? { ...at, kind: 'stone', size: 26 * size } : undefined;
    case 'WATER':
      if (isLarge && elevation > 0.4) return { ...at, kind: 'hill', size: 84 * size };
      if (wood > 0.25) return { ...at, kind: 'tree', size: 50 * size };
      return hash(seed, 5) < 0.42 ? { ...at, kind: 'reed', size: 26 * size } : undefined;
    case 'GENESIS':
      return undefined;
  }
}

/** Smooth noise from -1 to 1, on the scale of a range of hills. */
export function computeNoise(x: number, y: number, salt: number): number {
  const u = x / 520;
  const v = y / 430;
  const column = Math.floor(u);
  const row = Math.floor(v);
  const fade = (t: number) => t * t * (3 - 2 * t);
  const hashCorner = (dx: number, dy: number) =>
    hash((column + dx) * 7_919 + (row + dy) * 104_729, salt) * 2 - 1;
  const across = fade(u - column);
  const down = fade(v - row);
  const mixRow = (dy: number) => hashCorner(0, dy) + (hashCorner(1, dy) - hashCorner(0, dy)) * across;
  return mixRow(0) + (mixRow(1) - mixRow(0)) * down;
}
