import { dragonBody } from './dragon/dragon-body.ts';
import type { Pose, WingBones } from './dragon/pose.ts';
import { poses } from './dragon/pose.ts';
import type { Genome } from './genome.ts';
import { group, picture } from './svg.ts';
import type { Point } from './svg.ts';
import { traitsOf } from './traits.ts';

/**
 * One frame of a moving dragon, without its surroundings: a complete SVG, 400 units square, on a transparent ground. The
 * dragon looks to the left.
 * @param lift height of the wings in flight, from -1 (end of the downstroke) to 1 (raised); null is the dragon at rest
 */
export function drawDragonFrame(genome: Genome, lift: number | null): string {
  const pose = lift === null ? poses[traitsOf(genome).pose] : withWingsAt(poses.flight, lift);
  const { definitions, drawn } = dragonBody(genome, pose, 'f');
  // Room for the wings, which reach beyond the plate of a still picture.
  return picture(definitions, group({ transform: 'translate(14 40) scale(.88)' }, drawn));
}

function withWingsAt(pose: Pose, lift: number): Pose {
  return {
    ...pose,
    wing: raised(pose.wing, lift),
    farWing: { ...pose.farWing, turn: pose.farWing.turn * lift },
  };
}

/** Turns the wing about the line along the back: seen from the side, its height changes and, level, it reaches farther. */
function raised({ shoulder, elbow, wrist, tips, root }: WingBones, lift: number): WingBones {
  const [sx, sy] = shoulder;
  const height = 0.18 + 0.82 * lift;
  const reach = 1 + 0.22 * (1 - Math.abs(lift));
  const move = ([x, y]: Point): Point => [
    sx + (x - sx) * reach,
    sy + (y - sy) * (lift < 0 ? height * 0.8 : height),
  ];
  return { shoulder, elbow: move(elbow), wrist: move(wrist), tips: tips.map(move), root };
}
