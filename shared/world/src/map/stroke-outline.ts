import type { Canvas } from './canvas.ts';
import type { MapPalette } from './map-palette.ts';
import { withAlpha } from './mix.ts';

/** Strokes the current path in ink. @param width in units of the world, multiplied by the width of the pen */
export function strokeOutline(canvas: Canvas, { ink, line, pen }: MapPalette, width: number): void {
  canvas.strokeStyle = withAlpha(ink, line + 0.2);
  canvas.lineWidth = width * pen;
  canvas.stroke();
}
