import { parseTriples } from '../../svg.ts';
import { parseLeg } from '../skeleton.ts';
import type { Stances } from '../skeleton.ts';

/** Drakes, tetrapters and hydras: four legs. */
export const quadruped: Stances = {
  couchant: {
    trunk: parseTriples('178,222,33 214,249,37 254,262,34 292,271,32'),
    neck: { heading: -1.95, length: 148 },
    tail: { heading: 0.35, length: 236 },
    near: [
      parseLeg('290,262,32 268,282,29 246,304,16 266,322,9 240,328,8.5'),
      parseLeg('186,232,23 204,268,18 198,298,13 168,311,9.5 142,320,8.5'),
    ],
    far: [
      parseLeg('286,288,20 262,310,12 226,318,8'),
      parseLeg('168,240,18 172,274,14 158,302,10 128,308,8.5 106,314,7.5'),
    ],
    wings: [{ shoulder: [206, 222], root: [282, 246], size: 100 }],
  },
  sejant: {
    trunk: parseTriples('181,194,31 207,236,38 246,279,39'),
    neck: { heading: -1.72, length: 132 },
    tail: { heading: 0.5, length: 232 },
    near: [
      parseLeg('254,276,35 232,284,27 212,304,15 240,321,9.5 208,328,9'),
      parseLeg('182,210,24 194,250,17 184,284,11 172,312,9 164,324,9'),
    ],
    far: [
      parseLeg('240,300,18 214,314,11 188,321,8'),
      parseLeg('166,216,19 168,254,13 154,286,9 142,308,8 134,318,8'),
    ],
    wings: [{ shoulder: [206, 204], root: [268, 254], size: 100 }],
  },
  statant: {
    trunk: parseTriples('180,202,31 222,215,34 262,215,29 294,222,29'),
    neck: { heading: -2.1, length: 142 },
    tail: { heading: 0.3, length: 226 },
    near: [
      parseLeg('292,226,30 280,256,22 290,286,11.5 282,312,9 272,325,9'),
      parseLeg('186,214,24 204,252,16 190,284,10.5 184,312,9 176,324,9'),
    ],
    far: [
      parseLeg('276,232,22 252,258,17 256,286,10 244,308,8 234,318,8'),
      parseLeg('168,218,18 160,252,13 142,280,9 138,304,8 130,316,8'),
    ],
    wings: [{ shoulder: [204, 198], root: [280, 206], size: 100 }],
  },
  rampant: {
    trunk: parseTriples('172,152,29 190,192,35 216,234,34 246,274,36'),
    neck: { heading: -1.8, length: 118 },
    tail: { heading: 0.75, length: 240 },
    near: [
      parseLeg('250,272,33 222,288,25 208,308,14 238,322,9.5 208,329,9'),
      parseLeg('176,170,23 142,198,15 112,186,10 88,172,8', -2.8),
    ],
    far: [
      parseLeg('262,284,20 276,306,12 262,321,8.5 240,327,8'),
      parseLeg('166,160,18 132,158,12 112,132,9 96,114,7.5', -2.3),
    ],
    wings: [{ shoulder: [198, 176], root: [250, 236], size: 100 }],
  },
  dormant: {
    trunk: parseTriples('168,276,31 210,274,38 256,279,38 298,292,31'),
    neck: { heading: 3.0, length: 118, turns: [-0.25, -0.1, 0.2, 0.2, 0] },
    tail: {
      joints: parseTriples(
        '326,308,19 346,326,14 330,339,11 286,344,9 236,345,7.5 186,345,6 150,342,4.6 126,335,3',
      ),
    },
    near: [
      parseLeg('292,288,30 264,304,25 236,322,14 214,329,9'),
      parseLeg('188,286,22 186,310,15 152,322,10 122,328,9'),
    ],
    far: [parseLeg('170,300,14 140,318,9 104,324,8')],
    wings: [{ shoulder: [204, 258], root: [280, 268], size: 92 }],
  },
  flight: {
    trunk: parseTriples('150,204,20 184,218,29 220,226,29 254,234,24'),
    neck: { heading: -2.75, length: 84 },
    tail: { heading: 0.4, length: 190 },
    near: [
      parseLeg('256,238,22 256,268,15 286,290,8.5 302,310,7', 1.4),
      parseLeg('182,228,19 200,254,12 182,274,8 166,284,7', 2.4),
    ],
    far: [
      parseLeg('244,244,16 236,272,11 262,296,7 274,318,6', 1.4),
      parseLeg('170,228,14 178,256,9 158,270,6.5 142,278,6', 2.5),
    ],
    wings: [{ shoulder: [196, 206], root: [262, 222], size: 112 }],
  },
};
