import { parsePoints } from '../svg.ts';
import type { Point } from '../svg.ts';
import type { Traits } from '../traits.ts';

export interface Horn {
  /** From the root to the tip. */
  line: readonly Point[];
  width: number;
  /** The point from which it grows; its root by default. Tines of an antler stay on the beam. */
  growsFrom?: Point;
}

/** The root of an antler's beam. */
const brow: Point = [-8, -15];

/** Horns by gene, in the units of a head that looks left, with its nape at 0, 0. */
export const horns: Readonly<Record<Traits['horns'], readonly Horn[]>> = {
  swept: [{ line: parsePoints('-8,-14 6,-27 26,-33 46,-29 60,-18'), width: 11 }],
  ram: [{ line: parsePoints('-8,-14 4,-28 22,-30 33,-17 30,0 16,8 4,2 6,-7'), width: 13 }],
  straight: [
    { line: parsePoints('-9,-15 4,-34 18,-54 32,-72'), width: 8.5 },
    { line: parsePoints('2,-12 16,-22 32,-31'), width: 6 },
  ],
  lyre: [{ line: parsePoints('-8,-15 4,-30 4,-46 -4,-58 -2,-72 8,-80'), width: 9 }],
  stag: [
    { line: parsePoints('-8,-15 6,-32 22,-44 34,-60 36,-76'), width: 8 },
    { line: parsePoints('6,-32 4,-46 -4,-56'), width: 5.5, growsFrom: brow },
    { line: parsePoints('20,-42 34,-46 46,-44'), width: 5.5, growsFrom: brow },
    { line: parsePoints('31,-56 24,-66 20,-76'), width: 4.5, growsFrom: brow },
  ],
  bull: [{ line: parsePoints('-6,-13 12,-26 22,-42 16,-58 2,-66'), width: 12 }],
  nasal: [
    { line: parsePoints('-44,-8 -52,-24 -54,-42 -48,-58'), width: 11 },
    { line: parsePoints('-30,-11 -33,-21 -32,-30'), width: 7 },
    { line: parsePoints('-4,-13 8,-20 20,-21'), width: 6 },
  ],
  crown: [
    { line: parsePoints('-18,-15 -18,-24 -12,-33'), width: 7 },
    { line: parsePoints('-10,-16 -6,-30 4,-42'), width: 8.5 },
    { line: parsePoints('-1,-14 10,-28 26,-36'), width: 8.5 },
    { line: parsePoints('4,-8 20,-17 37,-18'), width: 7.5 },
    { line: parsePoints('5,0 18,-3 30,2'), width: 6 },
  ],
};
