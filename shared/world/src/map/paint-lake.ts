import type { Point } from '../simulation/point.ts';
import type { Canvas } from './canvas.ts';
import type { MapPalette } from './map-palette.ts';
import { mix, withAlpha } from './mix.ts';
import { trace } from './trace.ts';

/** A lake below the level of the land: its northern shore casts a shadow, and lines follow the shores. */
export function paintLake(
  canvas: Canvas,
  shore: readonly Point[],
  { sea, seaDeep, foam, ink, line, pen, land }: MapPalette,
) {
  const water = mix(mix(sea, seaDeep, 0.5), land.WATER.wash, 0.22);
  canvas.save();
  canvas.beginPath();
  trace(canvas, shore);
  canvas.fillStyle = water;
  canvas.fill();
  canvas.clip();
  for (const [width, colour] of [
    [84, withAlpha(foam, 0.34)],
    [72, water],
    [36, withAlpha(foam, 0.3)],
  ] as const) {
    canvas.lineWidth = width;
    canvas.strokeStyle = colour;
    canvas.stroke();
  }
  canvas.translate(10, 16);
  canvas.beginPath();
  trace(canvas, shore);
  canvas.lineWidth = 30;
  canvas.strokeStyle = withAlpha(seaDeep, 0.4);
  canvas.stroke();
  canvas.restore();
  canvas.beginPath();
  trace(canvas, shore);
  canvas.lineWidth = 6 * pen;
  canvas.strokeStyle = withAlpha(ink, line + 0.1);
  canvas.stroke();
}
