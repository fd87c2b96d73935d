import { parseTriples } from '../../svg.ts';
import type { Pose, Stance, Stances } from '../skeleton.ts';

/** Amphitheres and wyrms: no legs. */
export const serpent: Stances = {
  couchant: {
    trunk: parseTriples(
      '170,224,24 180,262,28 216,294,30 272,302,29 320,288,26 336,262,24 306,246,23 256,244,22 196,252,21 144,262,19 116,288,17 138,320,16 188,334,14 242,338,11',
    ),
    neck: { heading: -1.7, length: 118 },
    tail: { heading: 0.05, length: 110, turns: [0, -0.1, -0.3, -0.5] },
    coils: [
      { until: 5, depth: 1, isFlipped: false },
      { until: 10, depth: 0, isFlipped: true },
      { until: 99, depth: 2, isFlipped: false },
    ],
    wings: [{ shoulder: [184, 236], root: [214, 284], size: 96 }],
  },
  sejant: {
    trunk: parseTriples(
      '196,172,23 202,212,27 202,254,29 226,292,29 276,302,26 316,288,23 318,264,21 276,254,20 216,264,19 166,284,17 152,312,15 190,332,14 240,338,11',
    ),
    neck: { heading: -1.5, length: 112 },
    tail: { heading: 0, length: 120, turns: [-0.1, -0.3, -0.5, -0.5, 0.4] },
    coils: [
      { until: 5, depth: 1, isFlipped: false },
      { until: 9, depth: 0, isFlipped: true },
      { until: 99, depth: 2, isFlipped: false },
    ],
    wings: [{ shoulder: [206, 192], root: [214, 250], size: 104 }],
  },
  statant: {
    trunk: parseTriples(
      '140,232,23 148,272,26 176,306,27 212,296,27 236,256,27 266,250,26 288,286,24 308,318,20 334,308,16',
    ),
    neck: { heading: -1.75, length: 130 },
    tail: { heading: -1.2, length: 110, turns: [-0.2, 0.1, 0.4, 0.5] },
    wings: [{ shoulder: [150, 252], root: [186, 292], size: 100 }],
  },
  rampant: {
    trunk: parseTriples(
      '176,130,22 204,158,25 222,196,27 206,236,28 176,268,29 184,306,28 232,318,26 280,304,22 300,270,19 276,250,17',
    ),
    neck: { heading: -2.1, length: 104 },
    tail: { heading: -2.9, length: 90, turns: [0.4, 0.9, 0.9, 0.5] },
    coils: [
      { until: 8, depth: 1, isFlipped: false },
      { until: 99, depth: 0, isFlipped: true },
    ],
    wings: [{ shoulder: [206, 164], root: [210, 226], size: 104 }],
  },
  dormant: {
    trunk: parseTriples(
      '168,254,21 212,252,25 262,258,27 300,276,27 300,304,27 250,318,27 184,316,26 130,304,24 116,276,22 160,262,21 230,268,20 300,284,18 344,304,15 326,328,13 270,338,11',
    ),
    neck: { heading: 3.0, length: 84, turns: [-0.15, 0.1, 0.1, 0.1] },
    tail: { heading: 3.1, length: 130, turns: [0, 0, 0.1, 0.2] },
    coils: [
      { until: 4, depth: 3, isFlipped: false },
      { until: 8, depth: 2, isFlipped: true },
      { until: 13, depth: 0, isFlipped: false },
      { until: 99, depth: 4, isFlipped: true },
    ],
    wings: [{ shoulder: [204, 246], root: [264, 258], size: 88 }],
  },
  flight: {
    trunk: parseTriples(
      '134,194,18 164,212,23 198,226,26 234,222,25 266,206,23 298,206,20 322,228,16 330,258,12',
    ),
    neck: { heading: -2.75, length: 82 },
    tail: { heading: 1.7, length: 110, turns: [0.3, 0.4, 0.2, -0.6, -0.7] },
    wings: [{ shoulder: [180, 206], root: [238, 216], size: 112 }],
  },
};

/** One ring: along the front to the right, back behind it, and out to the left below the neck. */
const openRing =
  '214,332,23 276,336,23 330,318,22 352,282,20 322,252,18 262,245,16 204,258,15 158,290,14 118,324,13 82,338,11';
const openCoils = [
  { until: 6, depth: 1, isFlipped: false },
  { until: 99, depth: 0, isFlipped: true },
] as const;
const openTail = { heading: -2.9, length: 74, turns: [0.35, 0.7, 0.7, 0.3] } as const;

/** Resting serpents for small drawings, in which the coils of `serpent` look like a ball: gaps separate ring, neck and tail tip. */
export const openCoil: Partial<Record<Pose, Stance>> = {
  couchant: {
    trunk: parseTriples(`150,230,20 156,270,23 176,306,25 ${openRing}`),
    neck: { heading: -1.75, length: 122 },
    tail: openTail,
    coils: openCoils.map((coil) => ({ ...coil, until: coil.until + 2 })),
    crest: 2,
    wings: [{ shoulder: [158, 222], root: [172, 250], size: 62 }],
  },
  sejant: {
    trunk: parseTriples(`164,182,19 168,226,23 164,272,25 178,308,25 ${openRing}`),
    neck: { heading: -1.6, length: 112 },
    tail: openTail,
    coils: openCoils.map((coil) => ({ ...coil, until: coil.until + 3 })),
    crest: 3,
    wings: [{ shoulder: [174, 188], root: [184, 226], size: 72 }],
  },
  dormant: {
    trunk: parseTriples(
      '178,262,19 216,256,21 262,252,22 312,258,22 342,286,21 318,322,21 268,334,20 214,334,18 166,330,15',
    ),
    neck: { heading: 3.1, length: 78, turns: [-0.15, -0.1, -0.1, 0] },
    tail: { heading: 2.9, length: 90, turns: [0.3, 0.3, 0.4, 0.5] },
    coils: [
      { until: 5, depth: 0, isFlipped: false },
      { until: 99, depth: 1, isFlipped: true },
    ],
    crest: 4,
    wings: [{ shoulder: [206, 246], root: [248, 250], size: 66 }],
  },
};
