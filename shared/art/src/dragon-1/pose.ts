import { plot } from '../plot.ts';
import type { Point } from '../svg.ts';
import type { Traits1 as Traits } from './traits-1.ts';
import type { Joint } from '../dragon/limb.ts';
import { jointed } from '../dragon/limb.ts';
import type { Leg, WingBones } from '../dragon/skeleton.ts';

/** Skeleton of one pose, in units of the drawing. All poses look left. */
export type Pose = {
  /** From the nape over the back to the end of the tail. */
  spine: readonly Joint[];
  /** Share of the spine at which neck, trunk and tail meet. */
  trunk: readonly [from: number, to: number];
  head: { size: number; turn: number };
  near: { fore: Leg; hind: Leg };
  far: { fore: Leg; hind: Leg };
  wing: WingBones;
  farWing: { turn: number; shift: Point; size: number };
  stands: boolean;
};

const left = Math.PI;

export const poses: Record<Traits['pose'] | 'flight', Pose> = {
  couchant: {
    spine: jointed(
      '122,116,14 142,122,15 160,146,17 166,180,22 182,222,34 218,250,38 256,262,34 292,270,33 326,284,21 352,304,14 350,328,11 314,345,9 262,350,7.5 208,351,6 160,347,4.6 128,333,3.2',
    ),
    trunk: [0.2, 0.53],
    head: { size: 1.12, turn: 0.1 },
    near: {
      fore: {
        joints: jointed('186,232,23 204,268,18 198,298,13 168,311,9.5 142,320,8.5'),
        toes: left,
      },
      hind: {
        joints: jointed('290,262,32 268,282,29 246,304,16 266,322,9 240,328,8.5'),
        toes: left,
      },
    },
    far: {
      fore: {
        joints: jointed('168,240,18 172,274,14 158,302,10 128,308,8.5 106,314,7.5'),
        toes: left,
      },
      hind: {
        joints: jointed('286,288,20 262,310,12 226,318,8'),
        toes: left,
      },
    },
    wing: {
      shoulder: [206, 222],
      elbow: [262, 176],
      wrist: [232, 72],
      tips: plot('338,58 376,118 378,184 344,236'),
      root: [282, 244],
    },
    farWing: { turn: -0.32, shift: [-16, 2], size: 0.93 },
    stands: true,
  },
  sejant: {
    spine: jointed(
      '128,92,14 150,96,15 168,122,17 170,156,21 180,196,33 208,238,38 248,280,39 290,310,20 326,318,14 356,298,11 362,262,8.5 342,238,6 320,250,4.2 322,268,3',
    ),
    trunk: [0.23, 0.52],
    head: { size: 1.12, turn: 0.06 },
    near: {
      fore: {
        joints: jointed('182,210,24 194,250,17 184,284,11 172,312,9 164,324,9'),
        toes: left,
      },
      hind: {
        joints: jointed('254,276,35 232,284,27 212,304,15 240,321,9.5 208,328,9'),
        toes: left,
      },
    },
    far: {
      fore: {
        joints: jointed('166,216,19 168,254,13 154,286,9 142,308,8 134,318,8'),
        toes: left,
      },
      hind: {
        joints: jointed('240,300,18 214,314,11 188,321,8'),
        toes: left,
      },
    },
    wing: {
      shoulder: [208, 204],
      elbow: [266, 168],
      wrist: [240, 62],
      tips: plot('340,40 380,98 384,162 352,216'),
      root: [276, 250],
    },
    farWing: { turn: -0.34, shift: [-14, 2], size: 0.93 },
    stands: true,
  },
  statant: {
    spine: jointed(
      '100,124,13 120,122,14 142,134,16 158,164,21 182,200,32 222,216,34 260,216,29 292,222,29 326,228,17 356,244,12 372,276,9.5 364,308,7 338,316,5 322,302,3.4',
    ),
    trunk: [0.23, 0.56],
    head: { size: 1.12, turn: 0.12 },
    near: {
      fore: {
        joints: jointed('186,214,24 204,252,16 190,284,10.5 184,312,9 176,324,9'),
        toes: left,
      },
      hind: {
        joints: jointed('292,226,30 280,256,22 290,286,11.5 282,312,9 272,325,9'),
        toes: left,
      },
    },
    far: {
      fore: {
        joints: jointed('168,218,18 160,252,13 142,280,9 138,304,8 130,316,8'),
        toes: left,
      },
      hind: {
        joints: jointed('276,232,22 252,258,17 256,286,10 244,308,8 234,318,8'),
        toes: left,
      },
    },
    wing: {
      shoulder: [204, 196],
      elbow: [256, 150],
      wrist: [222, 48],
      tips: plot('326,30 374,84 382,150 352,198'),
      root: [280, 204],
    },
    farWing: { turn: -0.34, shift: [-16, 2], size: 0.92 },
    stands: true,
  },
  flight: {
    spine: jointed(
      '76,178,11.5 96,176,12.5 122,186,14 150,204,19 184,218,29 220,226,29 254,234,24 284,246,17 314,264,11.5 342,290,8.5 352,322,6.5 332,346,5 300,348,3.8 282,336,2.8',
    ),
    trunk: [0.23, 0.5],
    head: { size: 1, turn: 0.02 },
    near: {
      fore: {
        joints: jointed('182,228,19 200,254,12 182,274,8 166,284,7'),
        toes: 2.4,
      },
      hind: {
        joints: jointed('256,238,22 256,268,15 286,290,8.5 302,310,7'),
        toes: 1.4,
      },
    },
    far: {
      fore: {
        joints: jointed('170,228,14 178,256,9 158,270,6.5 142,278,6'),
        toes: 2.5,
      },
      hind: {
        joints: jointed('244,244,16 236,272,11 262,296,7 274,318,6'),
        toes: 1.4,
      },
    },
    wing: {
      shoulder: [196, 206],
      elbow: [238, 148],
      wrist: [184, 60],
      tips: plot('290,12 362,62 384,134 348,198'),
      root: [262, 220],
    },
    farWing: { turn: -0.5, shift: [-14, 2], size: 0.98 },
    stands: false,
  },
};
