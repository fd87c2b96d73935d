import type { Point } from '../svg.ts';
import type { Joint } from './tube.ts';
import type { Leg, Skeleton, WingBones, Head, Wing } from './skeleton.ts';

/** Moves the wings of a flying skeleton to a height from -1 (end of the downstroke) to 1 (raised). */
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

/** Turns a flying skeleton about its middle, in radians. Positive angles lower the tail. */
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

/** Applies a transform to every joint of a wing. */
const moveWing = (
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
