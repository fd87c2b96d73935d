import { mapArea } from '../map/map-area.ts';
import type { Region } from '../map/region.ts';
import type { Camera, Viewport } from './camera.ts';

/** Pixels of each side of a tile. */
export const tilePixels = 512;

/** A square of the map in one of several resolutions. */
export interface Tile {
  key: string;
  level: number;
  /** Pixels per unit. */
  scale: number;
  region: Region;
}

/** By how much each level is finer than the one before it. */
const levelRatio = 1.5;

/** Closer views than this are not painted finer: pixels per unit on a screen of ratio 1. */
const finest = 1.6;

/** A tile may be enlarged by a little. */
const leastSharpness = 0.85;

interface Resolution {
  /** Pixels per unit in which the whole map is painted: up to a little more no tiles are needed. */
  coarse: number;
  /** Pixels of the screen per pixel of the window. */
  ratio: number;
}

/**
 * The level of tiles that is sharp in a view; 0 where the whole map is sharp enough.
 * @param most tiles that the view may need: on a huge screen they are coarser
 */
export function levelFor(
  camera: Camera,
  viewport: Viewport,
  { coarse, ratio }: Resolution,
  most: number,
): number {
  const wanted = Math.min(camera.zoom, finest) * ratio * leastSharpness;
  let level = Math.max(0, Math.ceil(Math.log(wanted / coarse) / Math.log(levelRatio)));
  const region = shownBy(camera, viewport, 0);
  while (level > 0 && countTiles(region, coarse, level) > most) level -= 1;
  return level;
}

/** The tiles of a level that a region needs, those in its middle first. */
export function tilesIn(region: Region, coarse: number, level: number): Tile[] {
  const scale = coarse * levelRatio ** level;
  const side = tilePixels / scale;
  const { left, top, right, bottom } = rangeOf(region, side);
  const tiles: (Tile & { far: number })[] = [];
  for (let row = top; row <= bottom; row += 1)
    for (let column = left; column <= right; column += 1) {
      const [x, y] = [mapArea.x + column * side, mapArea.y + row * side];
      const far = Math.hypot(
        x + side / 2 - region.x - region.width / 2,
        y + side / 2 - region.y - region.height / 2,
      );
      tiles.push({
        key: `${level}/${column}/${row}`,
        level,
        scale,
        region: { x, y, width: side, height: side },
        far,
      });
    }
  return tiles.toSorted((one, other) => one.far - other.far);
}

/** What the window shows. @param beyond pixels outside of it that count as well */
export function shownBy({ x, y, zoom }: Camera, { width, height }: Viewport, beyond: number): Region {
  const [wide, high] = [(width + 2 * beyond) / zoom, (height + 2 * beyond) / zoom];
  return { x: x - wide / 2, y: y - high / 2, width: wide, height: high };
}

/** How many tiles of a level a region needs. */
export function countTiles(region: Region, coarse: number, level: number): number {
  const { left, top, right, bottom } = rangeOf(region, tilePixels / (coarse * levelRatio ** level));
  return (right - left + 1) * (bottom - top + 1);
}

/** First and last column and row. Beyond the map there are none. */
function rangeOf({ x, y, width, height }: Region, side: number) {
  const last = (size: number) => Math.ceil(size / side) - 1;
  const within = (value: number, most: number) => Math.min(most, Math.max(0, Math.floor(value / side)));
  return {
    left: within(x - mapArea.x, last(mapArea.width)),
    right: within(x + width - mapArea.x, last(mapArea.width)),
    top: within(y - mapArea.y, last(mapArea.height)),
    bottom: within(y + height - mapArea.y, last(mapArea.height)),
  };
}
