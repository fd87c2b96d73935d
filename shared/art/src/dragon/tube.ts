import { closedCurve, openCurve, sliver } from '../curve.ts';
import { ink } from '../palette.ts';
import type { Point } from '../svg.ts';
import { path } from '../svg.ts';

/** A joint of a spine or limb: its position and the radius of the body around it. */
export type Joint = readonly [x: number, y: number, radius: number];

/** Parses hand-placed joints: `jointed('x,y,radius x,y,radius')`. */
export const parseJoints = (text: string): Joint[] =>
  text.split(' ').map((triple) => {
    const [x, y, radius] = triple.split(',').map(Number);
    if (x === undefined || y === undefined || radius === undefined)
      throw new SyntaxError(`"${triple}" is no joint.`);
    return [x, y, radius];
  });

/**
 * A spine or limb as a tube: `s` runs from the first joint (0) to the last (1), `t` across it, from -1 (left in walking
 * direction, which is the back of a spine that starts at a head looking left) to 1.
 */
export type Tube = {
  at: (s: number, t: number) => Point;
  /** Outward normal of the surface at t, and its brightness, 0 to 1. */
  lightAt: (s: number, t: number) => number;
  radiusAt: (s: number) => number;
  /** Direction along the limb in radians. */
  headingAt: (s: number) => number;
  /** Length of a part, in units of the drawing. */
  lengthBetween: (from: number, to: number) => number;
  /** Units of the drawing per share of the limb, around `s`. */
  speedAt: (s: number) => number;
  outline: string;
  /** Both sides as open lines, without the end inside the body. */
  contour: string;
};

/** The same tube with its sides exchanged. */
export const flipped = (tube: Tube): Tube => ({
  ...tube,
  at: (s, t) => tube.at(s, -t),
  lightAt: (s, t) => tube.lightAt(s, -t),
});

/** The outline of a part of a tube, and its two sides as open lines: the one at t = -1 and the one at t = 1. */
export function partOf(tube: Tube, from: number, to: number): TubePart {
  const steps = Math.max(6, Math.round(tube.lengthBetween(from, to) / 11));
  const side = (t: number) =>
    Array.from({ length: steps + 1 }, (_, index) => tube.at(from + (index / steps) * (to - from), t));
  const [one, other] = [side(-1), side(1)];
  return {
    outline: closedCurve([...one, ...other.toReversed()]),
    back: openCurve(one),
    belly: openCurve(other),
  };
}

export type TubePart = { outline: string; back: string; belly: string };

/** Samples of a spline. */
const slices = 160;

type Station = readonly [x: number, y: number, radius: number, cos: number, sin: number];

/** The tube around a limb. */
export function tubeOf(joints: readonly Joint[]): Tube {
  const last = joints.length - 1;
  const joint = (index: number): Joint => joints[Math.max(0, Math.min(last, index))] ?? [0, 0, 0];
  const spline = (s: number, axis: 0 | 1 | 2) => {
    const place = Math.max(0, Math.min(0.99999, s)) * last;
    const index = Math.floor(place);
    const f = place - index;
    const [a, b, c, d] = [
      joint(index - 1)[axis],
      joint(index)[axis],
      joint(index + 1)[axis],
      joint(index + 2)[axis],
    ];
    return b + 0.5 * f * (c - a + f * (2 * a - 5 * b + 4 * c - d + f * (3 * (b - c) + d - a)));
  };
  // Sampled once, because thousands of marks look up their position.
  const stations = Array.from({ length: slices + 1 }, (_, index): Station => {
    const s = index / slices;
    const [before, after] = [Math.max(0, s - 0.012), Math.min(1, s + 0.012)];
    const [dx, dy] = [spline(after, 0) - spline(before, 0), spline(after, 1) - spline(before, 1)];
    const length = Math.hypot(dx, dy) || 1;
    return [spline(s, 0), spline(s, 1), Math.max(0.3, spline(s, 2)), dx / length, dy / length];
  });
  const station = (s: number): Station => {
    const place = Math.max(0, Math.min(0.99999, s)) * slices;
    const index = Math.floor(place);
    const [a, b] = [stations[index], stations[index + 1]];
    if (!a || !b) throw new RangeError(`A limb has no place ${s}.`);
    const f = place - index;
    return [
      a[0] + (b[0] - a[0]) * f,
      a[1] + (b[1] - a[1]) * f,
      a[2] + (b[2] - a[2]) * f,
      a[3] + (b[3] - a[3]) * f,
      a[4] + (b[4] - a[4]) * f,
    ];
  };
  const radiusAt = (s: number) => station(s)[2];
  const headingAt = (s: number) => {
    const [, , , cos, sin] = station(s);
    return Math.atan2(sin, cos);
  };
  const at = (s: number, t: number): Point => {
    const [x, y, radius, cos, sin] = station(s);
    return [x - sin * radius * t, y + cos * radius * t];
  };
  const lightAt = (s: number, t: number) => {
    const [, , , cos, sin] = station(s);
    const facing = Math.sqrt(Math.max(0, 1 - t * t)) * 0.55 + t * (sin * 0.56 - cos * 0.62);
    return Math.max(0, Math.min(1, facing));
  };
  const steps = Math.round(last * 2.4);
  const side = (t: number) => Array.from({ length: steps + 1 }, (_, index) => at(index / steps, t));
  const cap = (s: number, turn: number): Point => {
    const heading = headingAt(s) + turn;
    const [x, y, radius] = station(s);
    return [x + Math.cos(heading) * radius * 0.8, y + Math.sin(heading) * radius * 0.8];
  };
  const lengths: number[] = [0];
  stations.forEach(([x, y], index) => {
    const before = stations[index - 1];
    if (before) lengths.push((lengths[index - 1] ?? 0) + Math.hypot(x - before[0], y - before[1]));
  });
  const reached = (s: number) => {
    const place = Math.max(0, Math.min(0.99999, s)) * slices;
    const [a = 0, b = 0] = lengths.slice(Math.floor(place), Math.floor(place) + 2);
    return a + (b - a) * (place % 1);
  };
  const lengthBetween = (from: number, to: number) => reached(to) - reached(from);
  const speedAt = (s: number) => Math.max(60, (reached(s + 0.02) - reached(s - 0.02)) / 0.04);
  const outline = closedCurve([cap(0, Math.PI), ...side(-1), cap(1, 0), ...side(1).toReversed()]);
  const grown = Math.ceil(steps * 0.2);
  const contour = openCurve([
    ...side(-1).slice(grown),
    cap(1, 0),
    ...side(1)
      .slice(grown + 1)
      .toReversed(),
  ]);
  return { at, lightAt, radiusAt, headingAt, lengthBetween, speedAt, outline, contour };
}

/** Shading rings across the dark side of a tube, curved like its surface. */
export function engraveTube(tube: Tube, { from = 0, to = 1, spacing = 5, limit = 0.4 } = {}): string {
  let d = '';
  const count = Math.round(tube.lengthBetween(from, to) / spacing);
  for (let line = 0; line <= count; line += 1) {
    const s = from + ((line + 0.5) / (count + 1)) * (to - from);
    if (tube.radiusAt(s) < 4) continue;
    for (const edge of [-1, 1]) {
      let reach = 0.98;
      while (reach > -0.7 && tube.lightAt(s, edge * reach) < limit) reach -= 0.08;
      if (reach > 0.84) continue;
      const bulge = (t: number) => Math.min(1, s + ((1 - t * t) * tube.radiusAt(s) * 0.3) / tube.speedAt(s));
      const middle = (reach + 0.98) / 2;
      const dark = 1 - tube.lightAt(s, edge * 0.85);
      d += sliver(
        tube.at(bulge(reach), edge * reach),
        tube.at(bulge(middle), edge * middle),
        tube.at(bulge(0.98), edge * 0.98),
        0.3 + dark * 1.05,
      );
    }
  }
  return path(d, { fill: ink, 'fill-opacity': 0.75 });
}
