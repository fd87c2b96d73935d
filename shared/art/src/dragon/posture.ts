import type { Traits } from '../traits.ts';

/** How a dragon holds its neck and head. */
export type Temper = 'wary' | 'proud' | 'serene' | 'curious' | 'fierce';

/** Ordered by the measure `lean`, so that similar values look similar. */
const tempers: readonly Temper[] = ['wary', 'serene', 'proud', 'curious', 'fierce'];

/** The temper that the measure `lean` selects. */
export const toTemper = ({ lean }: Traits): Temper =>
  tempers[Math.min(tempers.length - 1, Math.floor(lean * tempers.length))] ?? 'proud';

/** Change of direction at each joint of the neck, from the shoulders to the nape, in radians. */
export const neckTurns: Record<Temper, readonly number[]> = {
  wary: [0.1, 0.25, 0.6, 0.85, 0.75],
  serene: [0.75, 0.45, -0.45, -1.0, -0.95],
  proud: [0.35, 0.2, -0.1, -0.55, -0.75],
  curious: [0.2, -0.3, -0.6, -0.7, -0.5],
  fierce: [-0.4, -0.3, -0.1, 0.1, 0.1],
};

/** The same in flight: the neck is straighter. */
export const flyingNeckTurns: Record<Temper, readonly number[]> = {
  wary: [0.25, 0.25, -0.1, -0.35, -0.35],
  serene: [0.4, 0.2, -0.25, -0.5, -0.35],
  proud: [0.15, 0.1, -0.1, -0.25, -0.2],
  curious: [-0.05, -0.15, -0.25, -0.25, -0.15],
  fierce: [-0.15, -0.1, 0, 0.05, 0.05],
};

/** How far the jaw is open, in radians. */
export const gapes: Record<Temper, number> = { wary: 0.08, serene: 0, proud: 0, curious: 0.12, fierce: 0.46 };

/** Change of direction at each joint of the tail, from the hips to the end, in radians. It depends on the shape of the tip. */
export const tailTurns: Record<Traits['tail'], readonly number[]> = {
  spade: [0.3, 0.25, 0, -0.5, -0.75, -0.65, -0.2, 0.55],
  taper: [0.2, 0.5, 0.85, 0.85, 0.35, 0, 0, -0.05],
  fork: [-0.35, -0.5, -0.55, -0.35, 0.2, 0.65, 0.7, 0.5],
  club: [0.25, 0.2, -0.1, -0.35, -0.3, -0.2, 0.1, 0.2],
  fan: [0.05, -0.35, -0.6, -0.5, -0.3, -0.1, 0.2, 0.3],
};

/** The same in flight. */
export const flyingTailTurns: Record<Traits['tail'], readonly number[]> = {
  spade: [0.1, 0.25, 0.35, 0.3, 0, -0.5, -0.6, -0.3],
  taper: [0.1, 0.2, 0.35, 0.5, 0.55, 0.45, 0.3, 0.2],
  fork: [-0.1, -0.15, -0.1, 0.1, 0.3, 0.35, 0.1, -0.3],
  club: [0.15, 0.15, 0.15, 0.1, 0, -0.1, -0.1, 0],
  fan: [-0.05, -0.2, -0.25, 0, 0.3, 0.3, 0.1, 0],
};
