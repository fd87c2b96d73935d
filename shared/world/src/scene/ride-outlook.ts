import type { Point } from '../simulation/point.ts';

/** Milliseconds in which most of a turn of the dragon has reached the view: a view that turned at once would make one dizzy. */
const inertia = 1_400;

/** A change below this is less than a pixel. */
const minTurn = 0.002;

/** The direction in which a rider looks: it follows the heading of the dragon with some delay. */
export class RideOutlook {
  #direction: Point = { x: 0, y: 0 };
  #turnedAt: number;

  constructor(now = performance.now()) {
    this.#turnedAt = now;
  }

  /** A vector of length 1 at most: 0 while the dragon rests. */
  get direction(): Point {
    return this.#direction;
  }

  /** @param heading in radians, 0 to the right; null at rest @param now milliseconds @returns whether the direction has changed visibly */
  turnTo(heading: number | null, now = performance.now()): boolean {
    const share = 1 - Math.exp(-Math.max(0, now - this.#turnedAt) / inertia);
    this.#turnedAt = now;
    const { x, y } = this.#direction;
    const [toX, toY] = heading === null ? [0, 0] : [Math.cos(heading), Math.sin(heading)];
    this.#direction = { x: x + (toX - x) * share, y: y + (toY - y) * share };
    return Math.hypot(toX - x, toY - y) > minTurn;
  }
}
