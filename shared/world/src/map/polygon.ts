import { hash } from '../simulation/hash.ts';
import type { Point } from '../simulation/point.ts';
import type { Canvas } from './canvas.ts';

/** A jagged line between two points. */
export function createSlope(from: Point, to: Point, seed: number, teeth: number): Point[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  return Array.from({ length: teeth + 1 }, (_, index) => {
    const share = index / teeth;
    const isEnd = index === 0 || index === teeth;
    const stray = isEnd ? 0 : (hash(seed * 13 + index, 79) - 0.5) * length * 0.1;
    return { x: from.x + (to.x - from.x) * share + stray * 0.6, y: from.y + (to.y - from.y) * share + stray };
  });
}

/** The point at a share of the number of segments of a line. */
export function findPointAlong(points: readonly Point[], share: number): Point {
  const position = Math.max(0, Math.min(1, share)) * (points.length - 1);
  const index = Math.min(points.length - 2, Math.floor(position));
  const one = points[index] ?? { x: 0, y: 0 };
  const other = points[index + 1] ?? one;
  const rest = position - index;
  return { x: one.x + (other.x - one.x) * rest, y: one.y + (other.y - one.y) * rest };
}

export function tracePolygon(canvas: Canvas, points: readonly Point[]) {
  canvas.beginPath();
  tracePolyline(canvas, points);
  canvas.closePath();
}

/** Adds an open line to the current path. */
export function tracePolyline(canvas: Canvas, points: readonly Point[]) {
  points.forEach(({ x, y }, index) => {
    if (index === 0) canvas.moveTo(x, y);
    else canvas.lineTo(x, y);
  });
}
