import type { Region } from '../map/region.ts';

/** Number of points at which a curve is sampled. The bounding box is then exact to a hundredth of its size. */
const samples = 12;

type Point = readonly [x: number, y: number];

/**
 * The bounding box of path data, which a browser computes only for elements. Supports the commands of our drawings: `M`, `L`, `Q`, and all
 * relative commands except arcs.
 */
export function measurePath(d: string): Region {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  let [x, y] = [0, 0];
  let start: Point = [0, 0];
  /** The last control point of a cubic curve; `s` mirrors it. */
  let control: Point | null = null;
  const add = (px: number, py: number) => {
    left = Math.min(left, px);
    right = Math.max(right, px);
    top = Math.min(top, py);
    bottom = Math.max(bottom, py);
  };
  const curve = (points: readonly Point[]) => {
    for (let step = 1; step <= samples; step += 1) {
      const [px, py] = evaluateCurve([[x, y], ...points], step / samples);
      add(px, py);
    }
    [x, y] = points.at(-1) ?? [x, y];
  };
  for (const [, command = '', list = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = [...list.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(Number);
    const name = command.toLowerCase();
    const isRelative = command === name;
    if (name === 'z') {
      [x, y] = start;
      continue;
    }
    const size = argumentCounts[name];
    if (size === undefined) throw new Error(`Unknown path command ${command}`);
    for (let index = 0; index < numbers.length; index += size) {
      const [originX, originY] = isRelative ? [x, y] : [0, 0];
      const at = (offset: number): Point => [
        originX + (numbers[index + offset] ?? 0),
        originY + (numbers[index + offset + 1] ?? 0),
      ];
      const before = control;
      control = null;
      if (name === 'h') curve([[originX + (numbers[index] ?? 0), y]]);
      else if (name === 'v') curve([[x, originY + (numbers[index] ?? 0)]]);
      else if (name === 'q') curve([at(0), at(2)]);
      else if (name === 'c') {
        control = at(2);
        curve([at(0), control, at(4)]);
      } else if (name === 's') {
        const first: Point = before ? [2 * x - before[0], 2 * y - before[1]] : [x, y];
        control = at(0);
        curve([first, control, at(2)]);
      } else {
        [x, y] = at(0);
        if (name === 'm' && index === 0) start = [x, y];
        add(x, y);
      }
    }
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

const argumentCounts: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, q: 4, c: 6, s: 4 };

/** The point of a Bézier curve at a share of its parameter. */
function evaluateCurve(points: readonly Point[], share: number): Point {
  let rest = points;
  while (rest.length > 1)
    rest = rest.slice(1).map(([x, y], index): Point => {
      const [px, py] = rest[index] ?? [x, y];
      return [px + (x - px) * share, py + (y - py) * share];
    });
  return rest[0] ?? [0, 0];
}
