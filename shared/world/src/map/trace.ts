import type { Point } from '../simulation/point.ts';
import type { Canvas } from './canvas.ts';
import { expand, contains } from './region.ts';
import type { Region } from './region.ts';

/** A smooth closed line through the midpoints of the sides of the outline. */
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

/** The parts of the same line near a region. Stroking a whole coast is slow, even when most of it is clipped. */
export function traceNear(canvas: Canvas, outline: readonly Point[], region: Region): void {
  // The line around a corner extends to the midpoints of its two sides, a few dozen units away.
  const nearby = expand(region, 100);
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
