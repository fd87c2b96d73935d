import type { Point } from '../svg.ts';
import type { Wing, WingBones } from './skeleton.ts';

/** Applies a transform to every joint of a wing. */
export const moveWing = (
  { shoulder, elbow, wrist, tips, root }: WingBones,
  transform: (point: Point) => Point,
): WingBones => ({
  shoulder: transform(shoulder),
  elbow: transform(elbow),
  wrist: transform(wrist),
  tips: tips.map(transform),
  root: transform(root),
});

/** The wing behind the body: the near one, rotated about its shoulder by `turn` radians, scaled and shifted. */
export function moveFarWing({ near, far: { turn, shift, size } }: Wing): WingBones {
  const [sx, sy] = near.shoulder;
  const [cos, sin] = [Math.cos(turn) * size, Math.sin(turn) * size];
  return moveWing(near, ([x, y]: Point): Point => [
    sx + (x - sx) * cos - (y - sy) * sin + shift[0],
    sy + (x - sx) * sin + (y - sy) * cos + shift[1],
  ]);
}
