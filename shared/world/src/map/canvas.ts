import type { MapPalette } from './map-palette.ts';
import { applyAlpha } from './mix.ts';

/** The 2D context on which the map is painted. */
export type Canvas = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** Begins a path that is stroked. @param width in units of the world */
export function beginLine(canvas: Canvas, color: string | CanvasGradient, width: number): void {
  canvas.strokeStyle = color;
  canvas.lineWidth = width;
  canvas.beginPath();
}

/** Strokes the current path in ink. @param width in units of the world, multiplied by the width of the pen */
export function strokeOutline(canvas: Canvas, { ink, line, pen }: MapPalette, width: number): void {
  canvas.strokeStyle = applyAlpha(ink, line + 0.2);
  canvas.lineWidth = width * pen;
  canvas.stroke();
}

/** Paints the shadow of a small object, to the right of its foot. */
export function paintShadow(canvas: Canvas, x: number, y: number, radius: number, { ink }: MapPalette): void {
  canvas.fillStyle = applyAlpha(ink, 0.12);
  canvas.beginPath();
  canvas.ellipse(x + radius * 0.45, y, radius * 1.1, radius * 0.34, 0, 0, 2 * Math.PI);
  canvas.fill();
}
