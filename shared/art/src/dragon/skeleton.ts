import type { Point } from '../svg.ts';
import type { Traits } from '../traits.ts';
import type { Joint } from './tube.ts';

export type WingBones = {
  shoulder: Point;
  elbow: Point;
  wrist: Point;
  /** Finger tips, from the leading edge to the body. */
  tips: readonly Point[];
  /** Where the membrane meets the flank. */
  root: Point;
};

export type Leg = {
  joints: readonly Joint[];
  /** Direction of the toes in radians; a resting dragon looks left. */
  toes: number;
};

/** A part of the spine that passes before the parts listed earlier. */
export type Strand = {
  from: number;
  to: number;
  /** Whether it runs back to the left, so that its back is on the other side. */
  flipped: boolean;
};

export type Head = { size: number; turn: number; gape: number; isLookingBack: boolean };

/** A neck with its head. The first neck of a dragon is the beginning of its spine. */
export type Neck = { spine: readonly Joint[]; head: Head };

/** A wing, and how the wing on the other side of the body differs from it. */
export type Wing = { near: WingBones; far: { turn: number; shift: Point; size: number } };

/** Where the bones of one dragon are, in units of the drawing. It looks left. */
export type Skeleton = {
  /** From the nape over the back to the end of the tail. */
  spine: readonly Joint[];
  /** Share of the spine at which neck, trunk and tail meet. */
  trunk: readonly [from: number, to: number];
  /** Share of the spine at which crest and belly plates end. */
  crestEnd: number;
  /** From the farthest to the nearest. */
  strands: readonly Strand[];
  head: Head;
  /** Further necks, the farthest first. */
  necks: readonly Neck[];
  near: readonly Leg[];
  far: readonly Leg[];
  wings: readonly Wing[];
  isStanding: boolean;
  /** Height of the wave that runs through the body with each beat of the wings. */
  swayHeight: number;
};

/** A wing joint of a stance: the wing is made by the gene that folds it. */
export type WingJoint = { shoulder: Point; root: Point; size: number };

/**
 * The part of a skeleton that a body plan and a bearing decide alone: trunk, legs and the places where neck, tail and
 * wings begin.
 */
export type Stance = {
  /** From the shoulders to the hips. */
  trunk: readonly Joint[];
  neck: { heading: number; length: number; turns?: readonly number[] };
  tail: { heading: number; length: number; turns?: readonly number[] } | { joints: readonly Joint[] };
  /** Joints of the trunk at which strands end, in the order of the spine, with the order of painting. */
  coils?: readonly { until: number; depth: number; flipped: boolean }[];
  /** Joint of the trunk at which the crest of a coiled dragon ends. Absent: where its first strand does. */
  crest?: number;
  near: readonly Leg[];
  far: readonly Leg[];
  wings: readonly WingJoint[];
};

export type Bearing = Traits['pose'] | 'flight';
export type Stances = Record<Bearing, Stance>;
