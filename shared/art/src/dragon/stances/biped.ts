import { parseTriples } from '../../svg.ts';
import { parseLeg } from '../skeleton.ts';
import type { Stances } from '../skeleton.ts';

/** Wyverns: two legs, and wings instead of arms. */
export const biped: Stances = {
  couchant: {
    trunk: parseTriples('168,236,27 206,252,33 246,266,32 280,280,25'),
    neck: { heading: -2.15, length: 150 },
    tail: { heading: 0.25, length: 240 },
    near: [parseLeg('252,268,30 222,282,23 208,304,12 234,318,8 196,328,8.5')],
    far: [parseLeg('262,286,20 238,306,12 216,316,8 182,320,7.5')],
    wings: [{ shoulder: [186, 234], root: [254, 256], size: 112 }],
  },
  sejant: {
    trunk: parseTriples('186,160,26 194,200,33 210,244,35 236,282,27'),
    neck: { heading: -1.7, length: 124 },
    tail: { heading: 0.8, length: 230 },
    near: [parseLeg('220,258,31 198,284,20 220,304,10 198,327,9')],
    far: [parseLeg('236,274,20 232,302,11 244,314,8 224,324,8')],
    wings: [{ shoulder: [198, 178], root: [232, 244], size: 112 }],
  },
  statant: {
    trunk: parseTriples('176,172,26 202,200,33 238,226,33 270,242,26'),
    neck: { heading: -2.2, length: 150 },
    tail: { heading: 0.3, length: 240 },
    near: [parseLeg('240,236,32 222,272,22 250,298,11.5 236,316,9 214,327,9')],
    far: [parseLeg('258,240,22 252,276,15 276,300,9 266,317,8 246,325,8')],
    wings: [{ shoulder: [194, 184], root: [252, 222], size: 116 }],
  },
  rampant: {
    trunk: parseTriples('170,134,25 180,170,31 204,208,33 236,238,27'),
    neck: { heading: -1.75, length: 110 },
    tail: { heading: 0.7, length: 250 },
    near: [parseLeg('214,226,30 198,262,21 226,290,12 214,312,9 192,327,9')],
    far: [parseLeg('236,236,21 244,270,14 276,292,9 282,312,8 264,325,8')],
    wings: [{ shoulder: [192, 154], root: [234, 212], size: 122 }],
  },
  dormant: {
    trunk: parseTriples('166,282,27 204,278,34 248,280,35 288,294,27'),
    neck: { heading: 3.0, length: 126, turns: [-0.35, -0.1, 0.3, 0.2, 0] },
    tail: {
      joints: parseTriples(
        '326,308,19 346,326,14 330,339,11 286,344,9 236,345,7.5 186,345,6 150,342,4.6 126,335,3',
      ),
    },
    near: [parseLeg('268,290,28 240,306,21 220,322,12 196,329,8.5')],
    wings: [{ shoulder: [196, 262], root: [266, 272], size: 100 }],
  },
  flight: {
    trunk: parseTriples('146,206,18 178,216,26 214,226,27 250,238,20'),
    neck: { heading: -2.8, length: 92 },
    tail: { heading: 0.35, length: 210 },
    near: [parseLeg('244,238,21 246,266,14 280,284,8 306,296,7', 1.2)],
    far: [parseLeg('232,240,15 230,266,10 262,286,7 282,300,6', 1.2)],
    wings: [{ shoulder: [184, 206], root: [250, 224], size: 122 }],
  },
};
