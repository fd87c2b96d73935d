import { parsePoints } from '../svg.ts';
import type { Point } from '../svg.ts';
import type { Traits } from '../traits.ts';

type Skull = {
  upper: readonly Point[];
  jaw: readonly Point[];
  mouth: readonly Point[];
  nostril: Point;
  eye: Point;
  brow: readonly Point[];
  /** Spikes of cheek and chin: base and tip of each in turn. */
  spikes: readonly Point[];
  teeth: readonly Point[];
};

/** Skulls by gene, about 60 units long. They look left, with the nape at 0, 0. */
export const skulls: Record<Traits['head'], Skull> = {
  drake: {
    upper: parsePoints(
      '10,-10 0,-17 -12,-20 -21,-15 -33,-10 -45,-12 -55,-7 -58,0 -52,4 -38,3 -24,5 -12,10 2,14 12,8',
    ),
    jaw: parsePoints('2,6 -14,6 -30,3 -46,4 -52,8 -45,13 -28,14 -14,18 -2,18 8,12'),
    mouth: parsePoints('-57,2 -48,5 -36,3.5 -24,5.5 -14,9'),
    nostril: [-51, -5],
    eye: [-19, -7],
    brow: parsePoints('-30,-10 -20,-16 -9,-16 1,-10'),
    spikes: parsePoints('-6,12 10,24 2,8 22,14 -38,12 -36,21 -28,14 -24,22'),
    teeth: parsePoints('-49,4 -42,3.5 -34,3.5'),
  },
  lizard: {
    upper: parsePoints('10,-8 0,-14 -14,-15 -28,-10 -44,-6 -58,-4 -66,1 -64,5 -48,4 -30,4 -14,8 2,12 12,8'),
    jaw: parsePoints('2,6 -16,5 -34,4 -56,5 -61,8 -50,11 -30,12 -14,15 0,16 8,11'),
    mouth: parsePoints('-65,4 -50,4.5 -34,4 -20,5 -8,3'),
    nostril: [-60, -0.5],
    eye: [-20, -5],
    brow: parsePoints('-30,-8 -20,-13 -10,-12 0,-8'),
    spikes: parsePoints('0,9 12,17 4,2 18,6'),
    teeth: [],
  },
  beaked: {
    upper: parsePoints(
      '10,-10 0,-18 -14,-21 -26,-17 -38,-15 -50,-10 -57,0 -56,12 -50,6 -38,4 -24,6 -12,10 2,14 12,8',
    ),
    jaw: parsePoints('2,6 -14,7 -30,5 -46,6 -50,10 -42,14 -28,15 -12,18 0,18 8,12'),
    mouth: parsePoints('-54,6 -44,5 -32,5 -20,8 -12,7'),
    nostril: [-45, -5],
    eye: [-21, -8],
    brow: parsePoints('-31,-12 -21,-18 -10,-17 0,-11'),
    spikes: parsePoints('-4,12 12,22 4,4 24,8 6,-4 26,-4'),
    teeth: [],
  },
  wyrm: {
    upper: parsePoints(
      '10,-8 2,-13 -10,-16 -18,-13 -28,-9 -42,-8 -54,-10 -61,-4 -58,2 -44,3 -28,4 -12,9 2,12 12,8',
    ),
    jaw: parsePoints('2,6 -14,8 -30,8 -46,9 -54,9 -50,14 -34,16 -16,19 -2,17 8,11'),
    mouth: parsePoints('-58,3 -46,5.5 -32,6 -20,7 -10,7'),
    nostril: [-55, -5],
    eye: [-19, -6],
    brow: parsePoints('-28,-8 -19,-13 -9,-13 2,-8'),
    spikes: parsePoints('-50,12 -56,30 -44,14 -44,33 0,12 14,22 6,4 24,10'),
    teeth: parsePoints('-52,2.5 -46,3.5 -40,3.5 -34,4'),
  },
  gavial: {
    upper: parsePoints(
      '10,-9 0,-15 -13,-17 -22,-12 -32,-4 -50,-2 -68,-3 -78,-8 -85,-3 -82,4 -66,5 -40,5 -22,6 -10,10 2,13 12,8',
    ),
    jaw: parsePoints('2,6 -16,7 -34,6 -60,6 -80,6 -79,10 -60,11 -34,12 -16,17 -2,18 8,12'),
    mouth: parsePoints('-83,3 -66,5.5 -44,5.5 -24,7 -12,9'),
    nostril: [-78, -3],
    eye: [-17, -6],
    brow: parsePoints('-27,-9 -18,-14 -8,-14 1,-9'),
    spikes: parsePoints('-2,12 14,20 4,4 20,8'),
    teeth: parsePoints('-76,5 -68,5 -60,5 -52,5 -44,5 -36,5'),
  },
  mastiff: {
    upper: parsePoints('10,-12 0,-19 -12,-22 -24,-19 -34,-18 -42,-12 -44,-2 -38,3 -28,4 -16,7 -4,12 12,9'),
    jaw: parsePoints('4,6 -12,7 -28,5 -42,3 -49,4 -50,12 -42,19 -26,22 -10,22 4,19 10,12'),
    mouth: parsePoints('-48,4 -38,4 -28,5.5 -16,8 -6,10'),
    nostril: [-39, -9],
    eye: [-19, -8],
    brow: parsePoints('-30,-13 -20,-19 -9,-18 2,-11'),
    spikes: parsePoints('-2,14 12,26 4,6 22,14 -46,6 -47,-10 -36,6 -36,-6'),
    teeth: parsePoints('-40,4 -26,5'),
  },
};
