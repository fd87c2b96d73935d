import type { Texture } from 'pixi.js';
import { mapArea } from '../map/map-area.ts';
import type { MapPalette } from '../map/map-palette.ts';
import { paintSea } from '../map/paint-sea.ts';
import { expand } from '../map/region.ts';
import type { Region } from '../map/region.ts';
import { paintedTexture } from './painted-texture.ts';

/** Units of sea around the map, for windows that are wider or higher than the map. */
const margin = 30_000;

/** The map and the sea around it. */
export const openSea: Region = expand(mapArea, margin);

/** Pixels per unit. Low, because the sea has no edges. */
export const openSeaScale = 0.008;

/** Units over which the map fades into the open sea, and the number of steps of the gradient. */
const [fadeWidth, steps] = [900, 12];

/** The sea around the map, drawn over it. It fades out towards the map, so that no edge is visible. */
export const paintOpenSea = (palette: MapPalette): Texture =>
  paintedTexture(openSea.width * openSeaScale, openSea.height * openSeaScale, (paint) => {
    paint.scale(openSeaScale, openSeaScale);
    paint.translate(-openSea.x, -openSea.y);
    // Not in slices: so small a picture takes a few milliseconds.
    const painting = paintSea(paint, palette, openSea);
    while (!painting.next().done);
    paint.globalCompositeOperation = 'destination-out';
    for (let step = 1; step <= steps; step += 1) {
      // Each step removes the same share of the original opacity.
      paint.fillStyle = `rgb(0 0 0 / ${1 / (steps - step + 1)})`;
      const { x, y, width, height } = expand(mapArea, (-fadeWidth * step) / steps);
      paint.fillRect(x, y, width, height);
    }
  });
