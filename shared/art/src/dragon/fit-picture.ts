import type { Point } from '../svg.ts';
import type { Head, Skeleton, WingBones } from './skeleton.ts';
import { moveFarWing } from './move-skeleton.ts';

/** Returns the SVG transform that puts a resting dragon on its ground, or centers a flying dragon so that all its skeletons fit the picture. */
export function fitPicture(skeletons: readonly Skeleton[]): string {
  const points = skeletons.flatMap(listExtremes);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const isStanding = skeletons.every((skeleton) => skeleton.isStanding);
  const [maxWidth, maxHeight] = isStanding ? [372, 330] : [384, 352];
  const scale = Math.min(
    isStanding ? 1.12 : 1.05,
    maxWidth / (right - left),
    maxHeight / ((isStanding ? 346 : bottom) - top),
  );
  const x = 200 - (scale * (left + right)) / 2;
  const y = isStanding ? 342 * (1 - scale) : 188 - (scale * (top + bottom)) / 2;
  return `translate(${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}) scale(${Math.round(scale * 1000) / 1000})`;
}

/** Corners of the boxes around all parts of a dragon. */
function listExtremes({ spine, head, necks, near, far, wings, crestEnd }: Skeleton): Point[] {
  const points: Point[] = [];
  const addCircle = ([x, y, r]: readonly [number, number, number]) =>
    points.push([x - r, y - r], [x + r, y + r]);
  spine.forEach(([x, y, r], index) =>
    addCircle([x, y, r + (index / (spine.length - 1) < crestEnd ? 20 : 0)]),
  );
  const [x, y] = spine[spine.length - 1] ?? [0, 0];
  addCircle([x, y, 24]);
  for (const { joints } of [...near, ...far]) joints.forEach(([px, py, r]) => addCircle([px, py, r + 8]));
  for (const wing of wings) points.push(...listTips(wing.near), ...listTips(moveFarWing(wing)));
  points.push(...listHeadCorners(spine[0] ?? [0, 0, 0], head));
  for (const neck of necks) points.push(...listHeadCorners(neck.spine[0] ?? [0, 0, 0], neck.head));
  return points;
}

const listTips = ({ elbow, wrist, tips }: WingBones): Point[] => [elbow, wrist, ...tips];

/** Corners of a box around muzzle and horns. */
const listHeadCorners = (
  [x, y]: readonly [number, number, number],
  { size, isLookingBack }: Head,
): Point[] => {
  const ahead = isLookingBack ? 1 : -1;
  return [
    [x + ahead * 80 * size, y + 24 * size],
    [x - ahead * 52 * size, y - 78 * size],
  ];
};
