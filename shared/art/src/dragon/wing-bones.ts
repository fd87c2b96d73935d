import { parsePoints } from '../parse-points.ts';
import type { Point } from '../svg.ts';
import type { Traits } from '../traits.ts';
import type { WingBones, WingJoint } from './skeleton.ts';

type Fold = {
  elbow: Point;
  wrist: Point;
  tips: readonly Point[];
  /** Transform of the wing behind the body: radians, units of the drawing, and a factor. */
  far: { turn: number; shift: Point; size: number };
};

/** Wing bones relative to the shoulder, in units of the wing's size. */
const folds: Record<Traits['fold'] | 'flight', Fold> = {
  displayed: {
    elbow: [0.54, -0.47],
    wrist: [0.22, -1.48],
    tips: parsePoints('1.24,-1.68 1.72,-1.1 1.78,-0.42 1.48,0.1'),
    far: { turn: -0.34, shift: [-15, 2], size: 0.93 },
  },
  addorsed: {
    elbow: [0.5, -0.42],
    wrist: [0.42, -1.42],
    tips: parsePoints('0.62,-2.18 1.08,-1.86 1.3,-1.2 1.2,-0.46'),
    far: { turn: -0.22, shift: [-13, 0], size: 0.95 },
  },
  folded: {
    elbow: [0.66, -0.26],
    wrist: [0.06, -0.72],
    tips: parsePoints('1.5,-0.66 1.78,-0.3 1.7,0.06 1.26,0.3'),
    far: { turn: -0.14, shift: [-10, -5], size: 0.96 },
  },
  mantled: {
    elbow: [0.6, -0.52],
    wrist: [0.74, -1.2],
    tips: parsePoints('1.62,-0.92 1.92,-0.3 1.8,0.38 1.3,0.68'),
    far: { turn: -0.75, shift: [-18, 0], size: 0.9 },
  },
  flight: {
    elbow: [0.38, -0.52],
    wrist: [-0.1, -1.3],
    tips: parsePoints('0.84,-1.72 1.48,-1.28 1.68,-0.64 1.36,-0.08'),
    far: { turn: -0.5, shift: [-14, 2], size: 0.98 },
  },
};

/** The bones of a wing at its joint; `span` is a factor of the length of its fingers. */
export function wingBones(
  fold: Traits['fold'] | 'flight',
  { shoulder, root, size }: WingJoint,
  span: number,
): { near: WingBones; far: Fold['far'] } {
  const { elbow, wrist, tips, far } = folds[fold];
  const transform = ([x, y]: Point): Point => [shoulder[0] + x * size, shoulder[1] + y * size];
  const fingertip = ([x, y]: Point): Point =>
    transform([wrist[0] + (x - wrist[0]) * span, wrist[1] + (y - wrist[1]) * span]);
  return {
    near: { shoulder, elbow: transform(elbow), wrist: transform(wrist), tips: tips.map(fingertip), root },
    far,
  };
}
