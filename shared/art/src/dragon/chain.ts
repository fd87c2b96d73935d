import type { Joint } from './tube.ts';

type Chain = {
  heading: number;
  length: number;
  /** Change of direction before each joint, in radians. */
  turns: readonly number[];
  /** Radius at the end, in units of the drawing. */
  tip: number;
  /** Exponent of the decrease of the radius: 1 is linear, a larger one decreases faster at the beginning. */
  taper?: number;
  /** The y of the ground. The chain lies on the ground instead of passing through it. */
  floor?: number;
};

/** Joints of a neck or tail that grows from the joint `root`. The result does not contain `root` itself. */
export function chain(root: Joint, { heading, length, turns, tip, taper = 1, floor }: Chain): Joint[] {
  const step = length / turns.length;
  let direction = heading;
  let [x, y] = root;
  return turns.map((turn, index) => {
    const left = 1 - (index + 1) / turns.length;
    const radius = tip + (root[2] - tip) * left ** taper;
    direction += turn;
    x += Math.cos(direction) * step;
    y += Math.sin(direction) * step;
    if (floor !== undefined && y > floor - radius) {
      y = floor - radius;
      direction = Math.cos(direction) < 0 ? Math.PI : 0;
    }
    return [x, y, radius];
  });
}
