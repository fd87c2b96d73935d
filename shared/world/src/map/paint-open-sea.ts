import type { Canvas } from './canvas.ts';
import { mapArea } from './world-area.ts';
import { paintLight } from './paint-chart.ts';
import type { MapPalette } from './map-palette.ts';
import { paintDepths, paintWaves } from './paint-waves.ts';
import { expand } from './region.ts';
import type { Region } from './region.ts';

/** Units over which the main sheet fades into the open sea, and the number of steps of the gradient. */
const [fadeWidth, steps] = [900, 12];

/** The sea around the main sheet, shown over the sheet. It fades out towards the islands, so that no edge is visible. */
export function paintOpenSea(canvas: Canvas, palette: MapPalette, region: Region): void {
  paintDepths(canvas, palette, region);
  paintWaves(canvas, palette, region);
  paintLight(canvas, palette, region);
  canvas.globalCompositeOperation = 'destination-out';
  for (let step = 1; step <= steps; step += 1) {
    // Each step removes the same share of the original opacity.
    canvas.fillStyle = `rgba(0, 0, 0, ${1 / (steps - step + 1)})`;
    const { x, y, width, height } = expand(mapArea, (-fadeWidth * step) / steps);
    canvas.fillRect(x, y, width, height);
  }
}
