import type { Canvas } from './canvas.ts';
import type { MapPalette } from './map-palette.ts';
import { withAlpha } from './mix.ts';

/** The shadow of something small, to the right of its foot. */
export function paintShadow(canvas: Canvas, x: number, y: number, radius: number, { ink }: MapPalette): void {
  canvas.fillStyle = withAlpha(ink, 0.12);
  canvas.beginPath();
  canvas.ellipse(x + radius * 0.45, y, radius * 1.1, radius * 0.34, 0, 0, 2 * Math.PI);
  canvas.fill();
}
