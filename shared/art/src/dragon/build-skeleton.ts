import { parsePoints } from '../svg.ts';
import type { Point } from '../svg.ts';
import type { Traits } from '../traits.ts';
import { flyingNeckTurns, flyingTailTurns, gapes, neckTurns, tailTurns, toTemper } from './posture.ts';
import type { Temper } from './posture.ts';
import type { Head, Pose, Skeleton, Stance, Stances, Strand, Wing, WingJoint } from './skeleton.ts';
import { biped } from './stances/biped.ts';
import { long } from './stances/long.ts';
import { quadruped } from './stances/quadruped.ts';
import { serpent } from './stances/serpent.ts';
import type { Joint } from './tube.ts';

const plans: Record<Traits['body'], Stances> = {
  drake: quadruped,
  wyvern: biped,
  amphithere: serpent,
  wyrm: serpent,
  long,
  tetrapter: quadruped,
  hydra: quadruped,
};

/** The y of the ground under a resting dragon. */
const floor = 349;

/** The skeleton of a dragon: its body plan and pose, or another stance, with the neck, tail and wings of its genes. */
export function buildSkeleton(
  traits: Traits,
  pose: Pose,
  stance: Stance = plans[traits.body][pose],
): Skeleton {
  const isFlying = pose === 'flight';
  const size = computeHeadSize(traits) * (isFlying ? 0.94 : 1) * (traits.body === 'hydra' ? 0.84 : 1);
  const temper = toTemper(traits);
  const { joints: neck, head } = buildNeck(stance, traits, temper, size, isFlying);
  const tail = buildTail(stance, traits, isFlying);
  const spine = [...neck, ...stance.trunk, ...tail];
  const toSpineFraction = (index: number) => index / (spine.length - 1);
  const [from, to] = [toSpineFraction(neck.length), toSpineFraction(neck.length + stance.trunk.length - 1)];
  return {
    spine,
    trunk: [from, to],
    strands: buildStrands(stance, neck.length, toSpineFraction),
    crestEnd: stance.coils
      ? toSpineFraction(neck.length + (stance.crest ?? (stance.coils[0]?.until ?? 0) - 1))
      : Math.min(1, to + 0.14),
    head,
    necks: traits.body === 'hydra' ? buildSideNecks(stance, traits, temper, size, isFlying) : [],
    near: stance.near ?? [],
    far: stance.far ?? [],
    wings: buildWings(stance, traits, pose),
    isStanding: !isFlying,
    swayHeight: isFlying ? (swayHeights[traits.body] ?? 0) : 0,
  };
}

const computeHeadSize = ({ age }: Traits) => 1.5 - 0.34 * age;

function buildNeck(
  { trunk, neck }: Stance,
  { slenderness, age }: Traits,
  temper: Temper,
  size: number,
  isFlying: boolean,
): { joints: Joint[]; head: Head } {
  const turns = neck.turns ?? (isFlying ? flyingNeckTurns : neckTurns)[temper];
  const root = trunk[0] ?? [0, 0, 0];
  const joints = growChain(root, {
    heading: neck.heading,
    length: neck.length * (0.78 + 0.44 * slenderness) * (0.86 + 0.2 * age) * (temper === 'wary' ? 1.22 : 1),
    turns,
    tip: 11.5 * size,
    taper: 1.7,
    floor: 340,
  });
  const heading = turns.reduce((sum, turn) => sum + turn, neck.heading);
  const isLookingBack = Math.cos(heading) > 0.25;
  const level = isLookingBack
    ? heading
    : Math.atan2(Math.sin(heading - Math.PI), Math.cos(heading - Math.PI));
  return {
    joints: joints.toReversed(),
    head: {
      size,
      turn: neck.turns ? 0.06 : Math.max(-0.42, Math.min(0.3, level * 0.42)),
      gape: gapes[temper],
      isLookingBack,
    },
  };
}

function buildTail({ trunk, tail }: Stance, { tail: gene, slenderness }: Traits, isFlying: boolean): Joint[] {
  if ('joints' in tail) return [...tail.joints];
  return growChain(trunk[trunk.length - 1] ?? [0, 0, 0], {
    heading: tail.heading,
    length: tail.length * (0.82 + 0.36 * slenderness),
    turns: tail.turns ?? (isFlying ? flyingTailTurns : tailTurns)[gene],
    tip: 3,
    taper: 1.5,
    floor: isFlying ? Number.POSITIVE_INFINITY : floor,
  });
}

type Chain = {
  heading: number;
  length: number;
  /** Change of direction before each joint, in radians. */
  turns: readonly number[];
  /** Radius at the end, in units of the drawing. */
  tip: number;
  /** Exponent of the decrease of the radius: 1 is linear, a larger one decreases faster at the beginning. */
  taper: number;
  /** The y of the ground. The chain lies on the ground instead of passing through it. */
  floor: number;
};

/** Joints of a neck or tail that grows from the joint `root`. The result does not contain `root` itself. */
function growChain(root: Joint, { heading, length, turns, tip, taper, floor }: Chain): Joint[] {
  const step = length / turns.length;
  let direction = heading;
  let [x, y] = root;
  return turns.map((turn, index) => {
    const remaining = 1 - (index + 1) / turns.length;
    const radius = tip + (root[2] - tip) * remaining ** taper;
    direction += turn;
    x += Math.cos(direction) * step;
    y += Math.sin(direction) * step;
    if (y > floor - radius) {
      y = floor - radius;
      direction = Math.cos(direction) < 0 ? Math.PI : 0;
    }
    return [x, y, radius];
  });
}

function buildStrands(
  { coils, trunk }: Stance,
  neckJoints: number,
  toSpineFraction: (index: number) => number,
): Strand[] {
  if (!coils) return [{ from: 0, to: 1, isFlipped: false }];
  let from = 0;
  return coils
    .map(({ until, depth, isFlipped }) => {
      const to = until >= trunk.length ? 1 : toSpineFraction(neckJoints + until);
      const strand = { from, to, isFlipped, depth };
      from = to;
      return strand;
    })
    .toSorted((a, b) => a.depth - b.depth);
}

/** The side necks of a hydra. Each has its own temper. */
const buildSideNecks = (stance: Stance, traits: Traits, temper: Temper, size: number, isFlying: boolean) =>
  (
    [
      [0.5, temper === 'serene' ? 'proud' : 'serene', 10],
      [-0.55, temper === 'fierce' ? 'curious' : 'fierce', -4],
    ] as const
  ).map(([turnAside, neckTemper, shift]) => {
    const [x, y, r] = stance.trunk[0] ?? [0, 0, 0];
    const root: Joint = [x + shift, y + 4, r * 0.8];
    const { joints, head } = buildNeck(
      {
        ...stance,
        trunk: [root],
        neck: { ...stance.neck, heading: stance.neck.heading + turnAside * (isFlying ? 0.6 : 1) },
      },
      traits,
      neckTemper,
      size * 0.9,
      isFlying,
    );
    return { spine: [...joints, root], head };
  });

function buildWings({ wings }: Stance, traits: Traits, pose: Pose): Wing[] {
  const fold = pose === 'flight' ? 'flight' : traits.fold;
  const scale = (0.8 + 0.32 * traits.age) * (wingScale[traits.body] ?? 1);
  const buildWing = (joint: WingJoint) =>
    buildWingBones(fold, { ...joint, size: joint.size * scale }, 0.9 + 0.2 * traits.slenderness);
  return wings.flatMap((joint) => {
    if (traits.body !== 'tetrapter') return [buildWing(joint)];
    const hindShoulder: Point = [
      joint.shoulder[0] * 0.25 + joint.root[0] * 0.75,
      joint.shoulder[1] * 0.35 + joint.root[1] * 0.65,
    ];
    const hindWing = {
      ...joint,
      shoulder: hindShoulder,
      root: [joint.root[0] + 26, joint.root[1] + 12] as const,
    };
    return [
      buildWing({ ...hindWing, size: joint.size * 0.72 }),
      buildWing({ ...joint, size: joint.size * 0.86 }),
    ];
  });
}

/** Factor of the size of wings, which are a small frill on wyrms and long dragons. */
const wingScale: Partial<Record<Traits['body'], number>> = { wyrm: 0.42, long: 0.8, hydra: 0.86 };

/** Height of the wave through the body in flight, in units of the drawing. */
const swayHeights: Partial<Record<Traits['body'], number>> = { amphithere: 9, wyrm: 20, long: 15 };

/** Elbow, wrist and fingertips of a wing relative to its shoulder, in units of the wing's size. */
const folds: Record<Traits['fold'] | 'flight', { bones: readonly Point[]; far: Wing['far'] }> = {
  displayed: {
    bones: parsePoints('0.54,-0.47 0.22,-1.48 1.24,-1.68 1.72,-1.1 1.78,-0.42 1.48,0.1'),
    far: { turn: -0.34, shift: [-15, 2], size: 0.93 },
  },
  addorsed: {
    bones: parsePoints('0.5,-0.42 0.42,-1.42 0.62,-2.18 1.08,-1.86 1.3,-1.2 1.2,-0.46'),
    far: { turn: -0.22, shift: [-13, 0], size: 0.95 },
  },
  folded: {
    bones: parsePoints('0.66,-0.26 0.06,-0.72 1.5,-0.66 1.78,-0.3 1.7,0.06 1.26,0.3'),
    far: { turn: -0.14, shift: [-10, -5], size: 0.96 },
  },
  mantled: {
    bones: parsePoints('0.6,-0.52 0.74,-1.2 1.62,-0.92 1.92,-0.3 1.8,0.38 1.3,0.68'),
    far: { turn: -0.75, shift: [-18, 0], size: 0.9 },
  },
  flight: {
    bones: parsePoints('0.38,-0.52 -0.1,-1.3 0.84,-1.72 1.48,-1.28 1.68,-0.64 1.36,-0.08'),
    far: { turn: -0.5, shift: [-14, 2], size: 0.98 },
  },
};

/** The bones of a wing at its joint. `span` scales the length of its fingers. */
function buildWingBones(
  fold: Traits['fold'] | 'flight',
  { shoulder, root, size }: WingJoint,
  span: number,
): Wing {
  const { bones, far } = folds[fold];
  const [elbow = shoulder, wrist = shoulder, ...tips] = bones;
  const transform = ([x, y]: Point): Point => [shoulder[0] + x * size, shoulder[1] + y * size];
  const placeFingertip = ([x, y]: Point): Point =>
    transform([wrist[0] + (x - wrist[0]) * span, wrist[1] + (y - wrist[1]) * span]);
  const tipsInPlace = tips.map(placeFingertip);
  return {
    near: { shoulder, elbow: transform(elbow), wrist: transform(wrist), tips: tipsInPlace, root },
    far,
  };
}
