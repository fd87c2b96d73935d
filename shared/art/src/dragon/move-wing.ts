import type { Point } from '../svg.ts';
import type { WingBones } from './skeleton.ts';

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
