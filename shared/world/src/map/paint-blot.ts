import { hash } from '../simulation/hash.ts';
import type { Point } from '../simulation/point.ts';
import type { Canvas } from './canvas.ts';
import { createRing, trace } from './trace.ts';

/** Paints a patch of colour with an uneven edge. */
export function paintBlot(
  canvas: Canvas,
  middle: Point,
  radius: number,
  color: string | CanvasGradient,
  seed: number,
  squash = 0.7,
): void {
  canvas.fillStyle = color;
  canvas.beginPath();
  const computeReach = (corner: number, angle: number) =>
    radius * (0.82 + 0.2 * Math.sin(3 * angle + seed) + 0.16 * hash(seed * 31 + corner, 51));
  trace(canvas, createRing(middle, 26, squash, computeReach));
  canvas.fill();
}
