import { hash } from '../simulation/hash.ts';
import type { Point } from '../simulation/point.ts';
import type { Canvas } from './canvas.ts';
import { trace } from './trace.ts';

/** Paints a patch of colour with an uneven edge. */
export function paintBlot(
  canvas: Canvas,
  { x, y }: Point,
  radius: number,
  color: string | CanvasGradient,
  seed: number,
  squash = 0.7,
): void {
  canvas.fillStyle = color;
  canvas.beginPath();
  const corners: Point[] = [];
  for (let corner = 0; corner < 26; corner += 1) {
    const angle = (2 * Math.PI * corner) / 26;
    const reach = radius * (0.82 + 0.2 * Math.sin(3 * angle + seed) + 0.16 * hash(seed * 31 + corner, 51));
    corners.push({ x: x + reach * Math.cos(angle), y: y + reach * squash * Math.sin(angle) });
  }
  trace(canvas, corners);
  canvas.fill();
}
