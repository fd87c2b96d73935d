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
  const moveJoint = ([x, y, r]: Joint): Joint => [...move([x, y]), r];
  const moveLeg = ({ joints, toes }: Leg): Leg => ({ joints: joints.map(moveJoint), toes: toes + angle });
  const turnHead = (shape: Head): Head => ({ ...shape, turn: shape.turn + angle * 0.6 });
  return {
    ...skeleton,
    spine: skeleton.spine.map(moveJoint),
    head: turnHead(skeleton.head),
    necks: skeleton.necks.map((neck) => ({ spine: neck.spine.map(moveJoint), head: turnHead(neck.head) })),
    near: skeleton.near.map(moveLeg),
    far: skeleton.far.map(moveLeg),
    wings: skeleton.wings.map(({ near, far }) => ({
      near: moveWing(near, move),
      far: {
        ...far,
        shift: [far.shift[0] * cos - far.shift[1] * sin, far.shift[0] * sin + far.shift[1] * cos],
      },
    })),
  };
}
