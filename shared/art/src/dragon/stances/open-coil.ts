import { parseJoints } from '../tube.ts';
import type { Bearing, Stance } from '../skeleton.ts';

/** One ring: along the front to the right, back behind it, and out to the left below the neck. */
const ring =
  '214,332,23 276,336,23 330,318,22 352,282,20 322,252,18 262,245,16 204,258,15 158,290,14 118,324,13 82,338,11';
const coils = [
  { until: 6, depth: 1, isFlipped: false },
  { until: 99, depth: 0, isFlipped: true },
] as const;
const tail = { heading: -2.9, length: 74, turns: [0.35, 0.7, 0.7, 0.3] } as const;

/**
 * Resting serpents for small drawings. The coils of `serpent` fill their outline: with a wing on top they look like a ball. Here, gaps
 * separate ring, neck and tail tip, and the wings stay above the ring.
 */
export const openCoil: Partial<Record<Bearing, Stance>> = {
  couchant: {
    trunk: parseJoints(`150,230,20 156,270,23 176,306,25 ${ring}`),
    neck: { heading: -1.75, length: 122 },
    tail,
    coils: coils.map((coil) => ({ ...coil, until: coil.until + 2 })),
    crest: 2,
    near: [],
    far: [],
    wings: [{ shoulder: [158, 222], root: [172, 250], size: 62 }],
  },
  sejant: {
    trunk: parseJoints(`164,182,19 168,226,23 164,272,25 178,308,25 ${ring}`),
    neck: { heading: -1.6, length: 112 },
    tail,
    coils: coils.map((coil) => ({ ...coil, until: coil.until + 3 })),
    crest: 3,
    near: [],
    far: [],
    wings: [{ shoulder: [174, 188], root: [184, 226], size: 72 }],
  },
  dormant: {
    trunk: parseJoints(
      '178,262,19 216,256,21 262,252,22 312,258,22 342,286,21 318,322,21 268,334,20 214,334,18 166,330,15',
    ),
    neck: { heading: 3.1, length: 78, turns: [-0.15, -0.1, -0.1, 0] },
    tail: { heading: 2.9, length: 90, turns: [0.3, 0.3, 0.4, 0.5] },
    coils: [
      { until: 5, depth: 0, isFlipped: false },
      { until: 99, depth: 1, isFlipped: true },
    ],
    crest: 4,
    near: [],
    far: [],
    wings: [{ shoulder: [206, 246], root: [248, 250], size: 66 }],
  },
};
