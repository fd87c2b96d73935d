import type { Point } from '../svg.ts';
import type { Joint } from './tube.ts';
import type { Leg, Skeleton, WingBones } from './skeleton.ts';

/**
 * Moves the wings of a flying skeleton.
 * @param lift height of the wings, from -1 (end of the downstroke) to 1 (raised)
 */
export function beatWings(skeleton: Skeleton, lift: number): Skeleton {
  const { spine, swayHeight } = skeleton;
  // Bodies without large wings move by this wave along the spine.
  const computeWave = (share: number) => swayHeight * Math.sin(share * 7 + 1) * lift;
  const sway = ([x, y, r]: Joint, index: number): Joint => [x, y + computeWave(index / spine.length), r];
  const moveLeg = ({ joints, toes }: Leg): Leg => {
    const [x] = joints[0] ?? [0];
    const nearest = spine.reduce(
      (best, [sx], index) => (Math.abs(sx - x) < Math.abs((spine[best]?.[0] ?? 0) - x) ? index : best),
      0,
    );
    return {
      joints: joints.map(([jx, y, r]): Joint => [jx, y + computeWave(nearest / spine.length), r]),
      toes,
    };
  };
  return {
    ...skeleton,
    spine: spine.map(sway),
    near: skeleton.near.map(moveLeg),
    far: skeleton.far.map(moveLeg),
    wings: skeleton.wings.map(({ near, far }) => ({
      near: raiseWing(near, lift),
      far: { ...far, turn: far.turn * lift },
    })),
  };
}

/** Turns a wing about the line along the back. Seen from the side, its height changes, and it reaches farther when it is level. */
function raiseWing({ shoulder, elbow, wrist, tips, root }: WingBones, lift: number): WingBones {
  const [sx, sy] = shoulder;
  const height = 0.18 + 0.82 * lift;
  const reach = 1 + 0.22 * (1 - Math.abs(lift));
  const move = ([x, y]: Point): Point => [
    sx + (x - sx) * reach,
    sy + (y - sy) * (lift < 0 ? height * 0.8 : height),
  ];
  return { shoulder, elbow: move(elbow), wrist: move(wrist), tips: tips.map(move), root };
}
