import { parsePoints } from '@emberclutch/art/svg.ts';
import type { Point } from '../simulation/point.ts';
import type { Canvas } from './canvas.ts';
import { expand, contains } from './box.ts';
import type { Box } from './box.ts';
import { hash } from '../simulation/hash.ts';

/** Adds a smooth closed line to the path, through the midpoints of the outline's sides. */
export function trace(canvas: Canvas, outline: readonly Point[]): void {
  const [first, last] = [outline[0], outline.at(-1)];
  if (!first || !last) return;
  canvas.moveTo((last.x + first.x) / 2, (last.y + first.y) / 2);
  outline.forEach(({ x, y }, index) => {
    const next = outline[(index + 1) % outline.length] ?? first;
    canvas.quadraticCurveTo(x, y, (x + next.x) / 2, (y + next.y) / 2);
  });
  canvas.closePath();
}

/** Adds only the parts of that line near an area. Stroking a whole coast is slow, even when most of it is clipped. */
export function traceNear(canvas: Canvas, outline: readonly Point[], area: Box): void {
  // The line around a corner extends to the midpoints of its two sides, a few dozen units away.
  const nearby = expand(area, 100);
  const isNearby = outline.map((corner) => contains(nearby, corner));
  const start = isNearby.indexOf(false);
  if (start === -1) return trace(canvas, outline);
  for (let step = 1; step < outline.length; step += 1) {
    const index = (start + step) % outline.length;
    if (!isNearby[index]) continue;
    const before = outline.at(index - 1);
    const corner = outline[index];
    const next = outline[(index + 1) % outline.length];
    if (!before || !corner || !next) continue;
    if (!isNearby.at(index - 1)) canvas.moveTo((before.x + corner.x) / 2, (before.y + corner.y) / 2);
    canvas.quadraticCurveTo(corner.x, corner.y, (corner.x + next.x) / 2, (corner.y + next.y) / 2);
  }
}

/** Points of a hand-placed outline, written as in SVG, scaled and moved to a point. */
export const placePoints = (outline: string, { x, y }: Point, scaleX = 1, scaleY = scaleX): Point[] =>
  parsePoints(outline).map(([px, py]) => ({ x: x + px * scaleX, y: y + py * scaleY }));

/** Corners around a point. `squash` is the height of the ring relative to its width. */
export const createRing = (
  { x, y }: Point,
  corners: number,
  squash: number,
  getReach: (corner: number, angle: number) => number,
): Point[] =>
  Array.from({ length: corners }, (_, corner) => {
    const angle = (2 * Math.PI * corner) / corners;
    const reach = getReach(corner, angle);
    return { x: x + reach * Math.cos(angle), y: y + squash * reach * Math.sin(angle) };
  });

/** A jagged line between two points. */
export function createSlope(from: Point, to: Point, seed: number, teeth: number): Point[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  return Array.from({ length: teeth + 1 }, (_, index) => {
    const share = index / teeth;
    const isEnd = index === 0 || index === teeth;
    const deviation = isEnd ? 0 : (hash(seed * 13 + index, 79) - 0.5) * length * 0.1;
    return {
      x: from.x + (to.x - from.x) * share + deviation * 0.6,
      y: from.y + (to.y - from.y) * share + deviation,
    };
  });
}

/** The point at a share of the number of segments of a line. */
export function findPointAlong(points: readonly Point[], share: number): Point {
  const position = Math.max(0, Math.min(1, share)) * (points.length - 1);
  const index = Math.min(points.length - 2, Math.floor(position));
  const start = points[index] ?? { x: 0, y: 0 };
  const end = points[index + 1] ?? start;
  const fraction = position - index;
  return { x: start.x + (end.x - start.x) * fraction, y: start.y + (end.y - start.y) * fraction };
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
