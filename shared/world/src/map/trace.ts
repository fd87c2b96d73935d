import type { Place } from '../simulation/lands.ts';
import type { Canvas } from './canvas.ts';
import { grown, holds } from './region.ts';
import type { Region } from './region.ts';

/** A smooth closed line: it passes half way between the corners of the outline. */
export function trace(canvas: Canvas, outline: readonly Place[]): void {
  const [first, last] = [outline[0], outline.at(-1)];
  if (!first || !last) return;
  canvas.moveTo((last.x + first.x) / 2, (last.y + first.y) / 2);
  outline.forEach(({ x, y }, index) => {
    const next = outline[(index + 1) % outline.length] ?? first;
    canvas.quadraticCurveTo(x, y, (x + next.x) / 2, (y + next.y) / 2);
  });
  canvas.closePath();
}

/** The parts of the same line that lie near a region: to stroke a whole coast takes long, wherever it is cut off. */
export function traceNear(canvas: Canvas, outline: readonly Place[], region: Region): void {
  // A corner stands for the line to the middle of both neighbours, a few dozen units.
  const nearby = grown(region, 100);
  const isNearby = outline.map((corner) => holds(nearby, corner));
  const start = isNearby.indexOf(false);
  if (start === -1) return trace(canvas, outline);
  for (let step = 1; step < outline.length; step += 1) {
    const index = (start + step) % outline.length;
    const [before, corner, next] = [
      outline.at(index - 1),
      outline[index],
      outline[(index + 1) % outline.length],
    ];
    if (!isNearby[index] || !before || !corner || !next) continue;
    if (!isNearby.at(index - 1)) canvas.moveTo((before.x + corner.x) / 2, (before.y + corner.y) / 2);
    canvas.quadraticCurveTo(corner.x, corner.y, (corner.x + next.x) / 2, (corner.y + next.y) / 2);
  }
}
