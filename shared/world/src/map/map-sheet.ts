import type { Element } from '@emberclutch/contract/asset/asset-values.ts';
import type { SeasonName } from '@emberclutch/contract/season/season-name.ts';
import { districtRadius } from '../simulation/districts.ts';
import type { Ellipse } from '../simulation/point.ts';
import { genesis, regions } from '../simulation/regions.ts';
import { compassRose, mapArea } from './world-area.ts';
import type { Box } from './box.ts';

/** A picture of a part of the world, drawn at build time as tiles: the main islands with their sea, or the district of a house. */
export interface MapSheet {
  name: string;
  /** The main islands in units of the world; a district relative to its middle. */
  area: Box;
}

/** A rectangle of a sheet at one level of detail. */
export interface MapTile {
  /** Unique; also its path below the folder of the map. */
  path: string;
  sheet: MapSheet;
  level: number;
  column: number;
  row: number;
  area: Box;
}

/** Length of a tile's side in pixels. Tiles at the right and lower edges of a sheet are smaller. */
export const tilePixels = 1_024;

/** Pixels per unit at each level. Each level has twice the resolution of the previous one. */
export const tileScales = [0.1, 0.2, 0.4, 0.8] as const;

export const mainSheet: MapSheet = { name: 'main', area: mapArea };

/** Width of the shallow water around a district, in units, with room for mountains at its northern coast. */
const shallowsWidth = 320;

/** All districts of a house show the same sheet. */
export const districtSheets: Record<Element, MapSheet> = {
  FIRE: createDistrictSheet('fire'),
  WATER: createDistrictSheet('water'),
  EARTH: createDistrictSheet('earth'),
  AIR: createDistrictSheet('air'),
};

/** The first file is the whole main sheet at a small size, shown first and as the overview map. The second is the sea around it. */
export const [sketchFile, openSeaFile] = ['sketch.webp', 'open-sea.webp'] as const;

function createDistrictSheet(name: string): MapSheet {
  const [reachX, reachY] = [districtRadius.x + shallowsWidth, districtRadius.y + shallowsWidth];
  return { name, area: { x: -reachX, y: -reachY, width: 2 * reachX, height: 2 * reachY } };
}

/** The tiles of a level that overlap an area, those nearest to its middle first. Only the first levels have tiles of the open sea. */
export function listTiles(sheet: MapSheet, level: number, area: Box): MapTile[] {
  const side = tilePixels / getScale(level);
  const { x, y, width, height } = sheet.area;
  const clamp = (value: number, size: number) =>
    Math.max(0, Math.min(Math.ceil(size / side) - 1, Math.floor(value / side)));
  const [left, right] = [clamp(area.x - x, width), clamp(area.x + area.width - x, width)];
  const [top, bottom] = [clamp(area.y - y, height), clamp(area.y + area.height - y, height)];
  const tiles: MapTile[] = [];
  for (let row = top; row <= bottom; row += 1)
    for (let column = left; column <= right; column += 1) tiles.push(createTile(sheet, level, column, row));
  const measureDistance = (tile: MapTile) =>
    Math.hypot(
      tile.area.x + side / 2 - area.x - area.width / 2,
      tile.area.y + side / 2 - area.y - area.height / 2,
    );
  return tiles.toSorted((a, b) => measureDistance(a) - measureDistance(b));
}

/** The tile of the level above (coarser) that contains this one; null in the first level. */
export const findParentTile = ({ sheet, level, column, row }: MapTile): MapTile | null =>
  level === 0 ? null : createTile(sheet, level - 1, column >> 1, row >> 1);

/** Whether the build draws a picture of this tile. */
export const isDrawn = ({ sheet, level, area }: MapTile): boolean =>
  level < openSeaLevelCount ||
  sheet !== mainSheet ||
  drawnAreas.some((ellipse) => overlapsEllipse(area, ellipse));

/** The lowest level that is sharp at a zoom, in pixels per unit. */
export function chooseLevel(zoom: number): number {
  const level = tileScales.findIndex((scale) => scale >= zoom * minSharpness);
  return level === -1 ? tileScales.length - 1 : level;
}

export const getScale = (level: number): number => tileScales[level] ?? tileScales[0];

/** Tiles may be enlarged slightly. */
const minSharpness = 0.8;

/** Reach of the islets of a region, relative to its main island. */
const isletReach = 1.22;

/** How many levels, from the first, have pictures of the open sea. */
const openSeaLevelCount = 2;

/** Everything on the main sheet that is not open sea: main islands with their islets, Genesis, and the compass rose. */
const drawnAreas: readonly Ellipse[] = [
  ...Object.values(regions).map((region) => ({
    ...region,
    radiusX: isletReach * region.radiusX,
    radiusY: isletReach * region.radiusY,
  })),
  { ...genesis, radiusX: 2 * genesis.radius, radiusY: 1.7 * genesis.radius },
  { ...compassRose, radiusX: compassRose.radius, radiusY: compassRose.radius + 150 },
];

function overlapsEllipse({ x, y, width, height }: Box, ellipse: Ellipse): boolean {
  const across = Math.max(x, Math.min(ellipse.x, x + width)) - ellipse.x;
  const down = Math.max(y, Math.min(ellipse.y, y + height)) - ellipse.y;
  return (across / ellipse.radiusX) ** 2 + (down / ellipse.radiusY) ** 2 < 1;
}

function createTile(sheet: MapSheet, level: number, column: number, row: number): MapTile {
  const side = tilePixels / getScale(level);
  const { x, y, width, height } = sheet.area;
  return {
    path: `${sheet.name}/${level}/${column}-${row}.webp`,
    sheet,
    level,
    column,
    row,
    area: {
      x: x + column * side,
      y: y + row * side,
      width: Math.min(side, width - column * side),
      height: Math.min(side, height - row * side),
    },
  };
}

/** Pixels per unit of the ground cover of a season. Its edges are soft, and opacity compresses badly. */
export const groundCoverScale = 0.03;

/** Path of a season's ground cover picture for a sheet, below the map folder. */
export const toGroundCoverFile = (season: SeasonName, { name }: MapSheet): string =>
  `season/${season.toLowerCase()}-${name}.webp`;
