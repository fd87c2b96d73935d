import type { Point } from '../svg.ts';
import type { Joint } from './tube.ts';
import { moveWing } from './move-wing.ts';
import type { Head, Leg, Skeleton } from './skeleton.ts';

/**
 * Turns a flying skeleton about its middle, to climb or stoop.
 * @param angle in radians; positive values lower the tail
 */
export function pitchSkeleton(skeleton: Skeleton, angle: number): Skeleton {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const move = ([x, y]: Point): Point => [
    200 + (x - 200) * cos - (y - 210) * sin,
    210 + (x - 200) * sin + (y - 210) * cos,
  ];
  const joint = ([x, y, r]: Joint): Joint => [...move([x, y]), r];
  const leg = ({ joints, toes }: Leg): Leg => ({ joints: joints.map(joint), toes: toes + angle });
  const head = (shape: Head): Head => ({ ...shape, turn: shape.turn + angle * 0.6 });
  return {
    ...skeleton,
    spine: skeleton.spine.map(joint),
    head: head(skeleton.head),
    necks: skeleton.necks.map((neck) => ({ spine: neck.spine.map(joint), head: head(neck.head) })),
    near: skeleton.near.map(leg),
    far: skeleton.far.map(leg),
    wings: skeleton.wings.map(({ near, far }) => ({
      near: moveWing(near, move),
      far: {
        ...far,
        shift: [far.shift[0] * cos - far.shift[1] * sin, far.shift[0] * sin + far.shift[1] * cos],
      },
    })),
  };
}
