import type { Point } from './point.ts';

/** An upright ellipse, in units of the world. */
export interface Ellipse extends Point {
  radiusX: number;
  radiusY: number;
}
