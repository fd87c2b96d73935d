import type { Texture } from 'pixi.js';
import { mapArea } from '../map/map-area.ts';
import type { MapPalette } from '../map/map-palette.ts';
import { paintSea } from '../map/paint-sea.ts';
import { grown } from '../map/region.ts';
import type { Region } from '../map/region.ts';
import { paintedTexture } from './painted-texture.ts';

/** Units of sea around the map that a window of another shape shows with the whole world. */
const beyond = 9_000;

/** The map, and the sea beyond it. */
export const openSea: Region = grown(mapArea, beyond);

/** Pixels per unit: it has no edges that could be sharp. */
export const openSeaScale = 0.014;

/** Units from the edge of the map over which it passes into the open sea, in so many steps. */
const [passage, steps] = [900, 12];

/** The sea around the map, to be laid over it: it fades out towards the map, so that no edge is seen. */
export const paintOpenSea = (palette: MapPalette): Texture =>
  paintedTexture(openSea.width * openSeaScale, openSea.height * openSeaScale, (paint) => {
    paint.scale(openSeaScale, openSeaScale);
    paint.translate(-openSea.x, -openSea.y);
    // As a whole: so small a picture takes a few milliseconds.
    const painting = paintSea(paint, palette, openSea);
    while (!painting.next().done);
    paint.globalCompositeOperation = 'destination-out';
    for (let step = 1; step <= steps; step += 1) {
      // Each takes the same share of what the sea was at first.
      paint.fillStyle = `rgb(0 0 0 / ${1 / (steps - step + 1)})`;
      const { x, y, width, height } = grown(mapArea, (-passage * step) / steps);
      paint.fillRect(x, y, width, height);
    }
  });
