import type { Point } from './svg.ts';
import { formatNumbers } from './svg.ts';

// Functions that run for each mark read points by index, because destructuring an array iterates over it, which takes longer.

/** Path data of a closed Catmull-Rom curve through all points. */
export function closeCurve(points: readonly Point[]): string {
  const getPoint = (index: number) => readPoint(points, (index + points.length) % points.length);
  return `${traceCurve(points.length + 1, getPoint)}z`;
}

/** Path data of an open Catmull-Rom curve through all points. */
export function openCurve(points: readonly Point[]): string {
  const last = points.length - 1;
  return traceCurve(points.length, (index) => readPoint(points, Math.max(0, Math.min(last, index))));
}

/** Path data of a closed polygon. */
export function tracePolygon(points: readonly Point[]): string {
  const start = roundPoint(readPoint(points, 0));
  let pen = start;
  const steps: number[] = [];
  for (const point of points.slice(1)) {
    steps.push(...subtract(pen, point));
    pen = roundPoint(point);
  }
  return `M${formatNumbers(...start)}l${formatNumbers(...steps)}z`;
}

/** Path data of an engraved line, a filled shape because SVG strokes have a constant width. `t` is 0 at the first point, 1 at the last. */
export function traceRibbon(points: readonly Point[], width: (t: number) => number): string {
  const last = points.length - 1;
  const left: Point[] = [];
  const right: Point[] = [];
  points.forEach(([x, y], index) => {
    const behind = readPoint(points, Math.max(0, index - 1));
    const [dx, dy] = subtract(behind, readPoint(points, Math.min(last, index + 1)));
    const half = width(index / last) / 2 / (Math.hypot(dx, dy) || 1);
    left.push([x - dy * half, y + dx * half]);
    right.unshift([x + dy * half, y - dx * half]);
  });
  return `${openCurve(left)}L${openCurve(right).slice(1)}z`;
}

/** Path data of a short engraved line through three points, pointed at both ends. `width` is its width in the middle. */
export function engrave(a: Point, middle: Point, b: Point, width: number): string {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const length = Math.hypot(dx, dy) || 1;
  const nx = (-dy / length) * width;
  const ny = (dx / length) * width;
  // A rhombus takes fewer bytes and looks the same at this length.
  if (length < 13) {
    const px = middle[0] + nx * 0.6;
    const py = middle[1] + ny * 0.6;
    const qx = middle[0] - nx * 0.6;
    const qy = middle[1] - ny * 0.6;
    return `M${formatNumbers(a[0], a[1])}l${formatNumbers(px - a[0], py - a[1], b[0] - px, b[1] - py, qx - b[0], qy - b[1])}z`;
  }
  // The curve passes halfway between the midpoint of its ends and its control point.
  const cx = 2 * middle[0] - (a[0] + b[0]) / 2;
  const cy = 2 * middle[1] - (a[1] + b[1]) / 2;
  return (
    `M${formatNumbers(a[0], a[1])}q${formatNumbers(cx - a[0] + nx, cy - a[1] + ny, dx, dy)}` +
    `q${formatNumbers(cx - b[0] - nx, cy - b[1] - ny, -dx, -dy)}`
  );
}

/** Path data of a leaf: a Bezier curve from the base to the tip, and one back. */
export function traceLeaf(
  base: Point,
  out: readonly [Point, Point],
  tip: Point,
  back: readonly [Point, Point],
): string {
  return (
    `M${formatNumbers(...base)}c${formatNumbers(...subtract(base, out[0]), ...subtract(base, out[1]), ...subtract(base, tip))}` +
    `c${formatNumbers(...subtract(tip, back[0]), ...subtract(tip, back[1]), ...subtract(tip, base))}`
  );
}

/** A point of a polyline; `t` from 0 to 1 gives every segment the same share, regardless of its length. */
export function walkLine(points: readonly Point[], t: number): Point {
  const position = Math.max(0, Math.min(1, t)) * (points.length - 1);
  const index = Math.min(points.length - 2, Math.floor(position));
  const [a, b] = [readPoint(points, index), readPoint(points, index + 1)];
  return interpolate(a, b, position - index);
}

/** The point between two points; `share` is 0 at the first and 1 at the second. */
export const interpolate = ([ax, ay]: Point, [bx, by]: Point, share: number): Point => [
  ax + (bx - ax) * share,
  ay + (by - ay) * share,
];

/** The point at a direction in radians and at a distance from another point. */
export const placeAround = ([x, y]: Point, angle: number, radius: number): Point => [
  x + Math.cos(angle) * radius,
  y + Math.sin(angle) * radius,
];

/** Path data of a star with four arms of length `size`. `waistShare` is half the width of an arm where they meet, as a share of `size`. */
export function traceSparkle([x, y]: Point, size: number, waistShare: number): string {
  const waist = size * waistShare;
  return `M${formatNumbers(x, y - size)}l${formatNumbers(waist, size - waist, size - waist, waist, waist - size, waist, -waist, size - waist, -waist, waist - size, waist - size, -waist, size - waist, -waist)}z`;
}

/** The command `s` mirrors the previous control point, as Catmull-Rom needs. Relative coordinates are short, and rounding errors never accumulate. */
function traceCurve(count: number, getPoint: (index: number) => Point): string {
  let pen = roundPoint(getPoint(0));
  let d = `M${formatNumbers(...pen)}`;
  for (let index = 1; index < count; index += 1) {
    const point = getPoint(index);
    const control = computeControl(getPoint(index - 1), point, getPoint(index + 1), -1);
    if (index === 1) {
      const first = computeControl(getPoint(-1), getPoint(0), point, 1);
      d += `c${formatNumbers(first[0] - pen[0], first[1] - pen[1], control[0] - pen[0], control[1] - pen[1], point[0] - pen[0], point[1] - pen[1])}`;
    } else
      d += `s${formatNumbers(control[0] - pen[0], control[1] - pen[1], point[0] - pen[0], point[1] - pen[1])}`;
    pen = roundPoint(point);
  }
  return d;
}

const roundPoint = (point: Point): Point => [Math.round(point[0] * 10) / 10, Math.round(point[1] * 10) / 10];

const subtract = (pen: Point, point: Point): Point => [point[0] - pen[0], point[1] - pen[1]];

const computeControl = (before: Point, point: Point, after: Point, side: 1 | -1): Point => [
  point[0] + (side * (after[0] - before[0])) / 6,
  point[1] + (side * (after[1] - before[1])) / 6,
];

function readPoint(points: readonly Point[], index: number): Point {
  const point = points[index];
  if (point === undefined) throw new RangeError(`A curve of ${points.length} points has no point ${index}.`);
  return point;
}
