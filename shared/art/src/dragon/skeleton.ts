import type { Point } from '../svg.ts';
import type { Traits } from '../traits.ts';
import { parseTriples } from '../svg.ts';
import type { Joint } from './tube.ts';

export type WingBones = {
  shoulder: Point;
  elbow: Point;
  wrist: Point;
  /** Fingertips, from the leading edge to the body. */
  tips: readonly Point[];
  /** Where the membrane meets the flank. */
  root: Point;
};

export type Leg = {
  joints: readonly Joint[];
  /** Direction of the toes in radians; a resting dragon looks left. */
  toes: number;
};

/** A part of the spine, as shares of its length. Strands are painted in order, each over the previous ones. */
export type Strand = {
  from: number;
  to: number;
  /** Whether it runs back to the left, so that the back of the dragon is on its other side. */
  isFlipped: boolean;
};

/** `turn` and `gape`, the angle of the open jaw, are in radians. */
export type Head = { size: number; turn: number; gape: number; isLookingBack: boolean };

/** A further neck of a hydra. The first one is the beginning of the spine. */
export type Neck = { spine: readonly Joint[]; head: Head };

/** A wing, and the transform to the wing on the other side of the body: radians, units of the drawing, and a scale factor. */
export type Wing = { near: WingBones; far: { turn: number; shift: Point; size: number } };

/** The bones of one dragon that looks left, in units of the drawing. */
export type Skeleton = {
  /** From the nape over the back to the end of the tail. */
  spine: readonly Joint[];
  /** Shares of the spine at which the trunk meets neck and tail. */
  trunk: readonly [from: number, to: number];
  /** Share of the spine at which crest and belly plates end. */
  crestEnd: number;
  /** From the farthest to the nearest. */
  strands: readonly Strand[];
  head: Head;
  /** The farthest first. */
  necks: readonly Neck[];
  near: readonly Leg[];
  far: readonly Leg[];
  wings: readonly Wing[];
  isStanding: boolean;
  /** Height of the wave that runs through the body with each beat of the wings. */
  swayHeight: number;
};

/** Where a stance attaches a wing. A gene decides how the wing is folded. */
export type WingJoint = { shoulder: Point; root: Point; size: number };

/** The part of a skeleton that depends only on body plan and pose: trunk, legs, and where neck, tail and wings begin. */
export type Stance = {
  /** From the shoulders to the hips. */
  trunk: readonly Joint[];
  neck: { heading: number; length: number; turns?: readonly number[] };
  tail: { heading: number; length: number; turns?: readonly number[] } | { joints: readonly Joint[] };
  /** Strands of a coiled trunk in the order of the spine: the joint where each ends, and its painting order. */
  coils?: readonly { until: number; depth: number; isFlipped: boolean }[];
  /** Joint of the trunk at which the crest of a coiled dragon ends; by default the end of its first strand. */
  crest?: number;
  near?: readonly Leg[];
  far?: readonly Leg[];
  wings: readonly WingJoint[];
};

export type Pose = Traits['pose'] | 'flight';
export type Stances = Record<Pose, Stance>;

/** Parses the hand-placed joints of a leg, from hip to foot. `toes` is their direction in radians. */
export const parseLeg = (joints: string, toes = Math.PI): Leg => ({ joints: parseTriples(joints), toes });
