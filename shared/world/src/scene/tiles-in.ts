import { mapArea } from '../map/map-area.ts';
import type { Region } from '../map/region.ts';
import type { Camera, Viewport } from './camera.ts';

/** Pixels of a side. */
export const tilePixels = 512;

/** A square of the map at one of several levels of detail. */
export interface Tile {
  key: string;
  level: number;
  /** Pixels per unit. */
  scale: number;
  region: Region;
}

/** Ratio of the resolutions of two consecutive levels. */
const levelRatio = 1.5;

/** Pixels per unit at a device pixel ratio of 1. Closer views are not painted in more detail. */
const maxTileScale = 1.6;

/** Tiles may be slightly enlarged. */
const minSharpness = 0.85;

interface Resolution {
  /** Pixels per unit of the painting of the whole map: the resolution of level 0. */
  coarse: number;
  /** Device pixel ratio. */
  ratio: number;
}

/**
 * The level of detail that is sharp in a view; 0 if the painting of the whole map is sharp enough.
 * @param maxTiles limit of visible tiles: on a huge screen the level is lower
 */
export function tileLevelFor(
  camera: Camera,
  viewport: Viewport,
  { coarse, ratio }: Resolution,
  maxTiles: number,
): number {
  const wanted = Math.min(camera.zoom, maxTileScale) * ratio * minSharpness;
  let level = Math.max(0, Math.ceil(Math.log(wanted / coarse) / Math.log(levelRatio)));
  const region = visibleRegion(camera, viewport, 0);
  while (level > 0 && countTiles(region, coarse, level) > maxTiles) level -= 1;
  return level;
}

/** The tiles of a level in a region, sorted by distance from its center. */
export function tilesIn(region: Region, coarse: number, level: number): Tile[] {
  const scale = coarse * levelRatio ** level;
  const side = tilePixels / scale;
  const { left, top, right, bottom } = rangeOf(region, side);
  const tiles: (Tile & { distance: number })[] = [];
  for (let row = top; row <= bottom; row += 1)
    for (let column = left; column <= right; column += 1) {
      const [x, y] = [mapArea.x + column * side, mapArea.y + row * side];
      const distance = Math.hypot(
        x + side / 2 - region.x - region.width / 2,
        y + side / 2 - region.y - region.height / 2,
      );
      tiles.push({
        key: `${level}/${column}/${row}`,
        level,
        scale,
        region: { x, y, width: side, height: side },
        distance,
      });
    }
  return tiles.toSorted((one, other) => one.distance - other.distance);
}

/** The part of the map in the window. @param margin pixels around the window */
export function visibleRegion({ x, y, zoom }: Camera, { width, height }: Viewport, margin: number): Region {
  const [wide, high] = [(width + 2 * margin) / zoom, (height + 2 * margin) / zoom];
  return { x: x - wide / 2, y: y - high / 2, width: wide, height: high };
}

/** The number of tiles of a level in a region. */
export function countTiles(region: Region, coarse: number, level: number): number {
  const { left, top, right, bottom } = rangeOf(region, tilePixels / (coarse * levelRatio ** level));
  return (right - left + 1) * (bottom - top + 1);
}

/** First and last column and row, clamped to the map. */
function rangeOf({ x, y, width, height }: Region, side: number) {
  const last = (size: number) => Math.ceil(size / side) - 1;
  const clamp = (value: number, max: number) => Math.min(max, Math.max(0, Math.floor(value / side)));
  return {
    left: clamp(x - mapArea.x, last(mapArea.width)),
    right: clamp(x + width - mapArea.x, last(mapArea.width)),
    top: clamp(y - mapArea.y, last(mapArea.height)),
    bottom: clamp(y + height - mapArea.y, last(mapArea.height)),
  };
}
