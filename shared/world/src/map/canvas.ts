import type { MapPalette } from './map-palette.ts';

/** The 2D context on which the map is painted. */
export type Canvas = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** Strokes the current path. @param width in units of the world */
export function strokeLine(canvas: Canvas, color: string, width: number): void {
  canvas.strokeStyle = color;
  canvas.lineWidth = width;
  canvas.stroke();
}

/** Begins a path that is stroked. @param width in units of the world */
export function beginLine(canvas: Canvas, color: string | CanvasGradient, width: number): void {
  canvas.strokeStyle = color;
  canvas.lineWidth = width;
  canvas.beginPath();
}

/** Strokes the current path in ink. @param width in units of the world, multiplied by the width of the pen */
export function strokeOutline(canvas: Canvas, { ink, line, pen }: MapPalette, width: number): void {
  strokeLine(canvas, applyAlpha(ink, line + 0.2), width * pen);
}

/** Fills the current path, and strokes it in ink. See `strokeOutline`. */
export function fillOutlined(
  canvas: Canvas,
  fill: string | CanvasGradient,
  palette: MapPalette,
  width: number,
): void {
  canvas.fillStyle = fill;
  canvas.fill();
  strokeOutline(canvas, palette, width);
}

/** Adds one colour to a gradient, with its opacity by share of the way. */
export function fade(
  gradient: CanvasGradient,
  color: string,
  alphas: Record<number, number>,
): CanvasGradient {
  for (const [share, alpha] of Object.entries(alphas))
    gradient.addColorStop(Number(share), applyAlpha(color, alpha));
  return gradient;
}

/** Paints the shadow of a small object, to the right of its foot. */
export function paintShadow(canvas: Canvas, x: number, y: number, radius: number, { ink }: MapPalette): void {
  canvas.fillStyle = applyAlpha(ink, 0.12);
  canvas.beginPath();
  canvas.ellipse(x + radius * 0.45, y, radius * 1.1, radius * 0.34, 0, 0, 2 * Math.PI);
  canvas.fill();
}

/** Converts `#rrggbb` to `rgba()` with an alpha from 0 to 1. */
export function applyAlpha(color: string, alpha: number): string {
  const channels = [1, 3, 5].map((offset) => Number.parseInt(color.slice(offset, offset + 2), 16));
  return `rgba(${channels.join(',')},${Math.max(0, Math.min(1, alpha)).toFixed(3)})`;
}
