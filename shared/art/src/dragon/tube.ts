import { closeCurve, openCurve, placeAround, engrave } from '../curve.ts';
import { ink } from '../palette.ts';
import type { Point } from '../svg.ts';
import { writePath } from '../svg.ts';

/** A joint of a spine or limb: its position and the radius of the body around it. */
export type Joint = readonly [x: number, y: number, radius: number];

/** A tube. `s` runs along it from 0 to 1, and `t` across it from -1 to 1: on a spine from a nape that looks left, -1 is the back. */
export type Tube = {
  locate: (s: number, t: number) => Point;
  /** Brightness of the surface, from 0 to 1, with light from the upper left. */
  measureLight: (s: number, t: number) => number;
  measureRadius: (s: number) => number;
  /** Direction along the tube in radians. */
  measureHeading: (s: number) => number;
  /** Length of a part, in units of the drawing. */
  measureLength: (from: number, to: number) => number;
  /** Units of the drawing per unit of `s`, around `s`. */
  measureSpeed: (s: number) => number;
  /** Path data. */
  outline: string;
  /** Path data of both sides as open lines, without the end inside the body. */
  contour: string;
};

/** Swaps the two sides of a tube. */
export const flipTube = (tube: Tube): Tube => ({
  ...tube,
  locate: (s, t) => tube.locate(s, -t),
  measureLight: (s, t) => tube.measureLight(s, -t),
});

/** Path data of a part of a tube: its outline, and its sides as open lines. */
export function cutPart(tube: Tube, from: number, to: number): TubePart {
  const steps = Math.max(6, Math.round(tube.measureLength(from, to) / 11));
  const placeSide = (t: number) =>
    Array.from({ length: steps + 1 }, (_, index) => tube.locate(from + (index / steps) * (to - from), t));
  const [back, belly] = [placeSide(-1), placeSide(1)];
  return {
    outline: closeCurve([...back, ...belly.toReversed()]),
    back: openCurve(back),
    belly: openCurve(belly),
  };
}

export type TubePart = { outline: string; back: string; belly: string };

/** Intervals between the samples of a spline. */
const sampleCount = 160;

type Sample = readonly [x: number, y: number, radius: number, cos: number, sin: number];

/** The tube around the joints of a spine or limb. */
export function buildTube(joints: readonly Joint[]): Tube {
  const samples = sampleSpline(joints);
  const findSample = interpolateSamples(samples);
  const measureLengthUntil = measureSamples(samples);
  const measureRadius = (s: number) => findSample(s)[2];
  const measureHeading = (s: number) => {
    const [, , , cos, sin] = findSample(s);
    return Math.atan2(sin, cos);
  };
  const locate = (s: number, t: number): Point => {
    const sample = findSample(s);
    return [sample[0] - sample[4] * sample[2] * t, sample[1] + sample[3] * sample[2] * t];
  };
  const measureLight = (s: number, t: number) => {
    const sample = findSample(s);
    const facing = Math.sqrt(Math.max(0, 1 - t * t)) * 0.55 + t * (sample[4] * 0.56 - sample[3] * 0.62);
    return Math.max(0, Math.min(1, facing));
  };
  const steps = Math.round((joints.length - 1) * 2.4);
  const placeSide = (t: number) => Array.from({ length: steps + 1 }, (_, index) => locate(index / steps, t));
  const placeCap = (s: number, turn: number): Point => {
    const [x, y, radius] = findSample(s);
    return placeAround([x, y], measureHeading(s) + turn, radius * 0.8);
  };
  const measureLength = (from: number, to: number) => measureLengthUntil(to) - measureLengthUntil(from);
  const measureSpeed = (s: number) =>
    Math.max(60, (measureLengthUntil(s + 0.02) - measureLengthUntil(s - 0.02)) / 0.04);
  const outline = closeCurve([
    placeCap(0, Math.PI),
    ...placeSide(-1),
    placeCap(1, 0),
    ...placeSide(1).toReversed(),
  ]);
  const hiddenSteps = Math.ceil(steps * 0.2);
  const contour = openCurve([
    ...placeSide(-1).slice(hiddenSteps),
    placeCap(1, 0),
    ...placeSide(1)
      .slice(hiddenSteps + 1)
      .toReversed(),
  ]);
  return {
    locate,
    measureLight,
    measureRadius,
    measureHeading,
    measureLength,
    measureSpeed,
    outline,
    contour,
  };
}

/** Draws shading rings across the dark side of a tube, where the brightness is below `limit`, `spacing` units apart. */
export function engraveTube(tube: Tube, { from = 0, to = 1, spacing = 5, limit = 0.4 } = {}): string {
  let d = '';
  const count = Math.round(tube.measureLength(from, to) / spacing);
  for (let line = 0; line <= count; line += 1) {
    const s = from + ((line + 0.5) / (count + 1)) * (to - from);
    if (tube.measureRadius(s) < 4) continue;
    for (const edge of [-1, 1]) {
      let reach = 0.98;
      while (reach > -0.7 && tube.measureLight(s, edge * reach) < limit) reach -= 0.08;
      if (reach > 0.84) continue;
      const computeBulge = (t: number) =>
        Math.min(1, s + ((1 - t * t) * tube.measureRadius(s) * 0.3) / tube.measureSpeed(s));
      const middle = (reach + 0.98) / 2;
      const dark = 1 - tube.measureLight(s, edge * 0.85);
      d += engrave(
        tube.locate(computeBulge(reach), edge * reach),
        tube.locate(computeBulge(middle), edge * middle),
        tube.locate(computeBulge(0.98), edge * 0.98),
        0.3 + dark * 1.05,
      );
    }
  }
  return writePath(d, { fill: ink, 'fill-opacity': 0.75 });
}

/** Samples a Catmull-Rom spline through the joints once, because thousands of marks look up their position. */
function sampleSpline(joints: readonly Joint[]): Sample[] {
  const last = joints.length - 1;
  const readJoint = (index: number): Joint => joints[Math.max(0, Math.min(last, index))] ?? [0, 0, 0];
  const spline = (s: number, axis: 0 | 1 | 2) => {
    const position = Math.max(0, Math.min(0.99999, s)) * last;
    const index = Math.floor(position);
    const f = position - index;
    const [a, b, c, d] = [
      readJoint(index - 1)[axis],
      readJoint(index)[axis],
      readJoint(index + 1)[axis],
      readJoint(index + 2)[axis],
    ];
    return b + 0.5 * f * (c - a + f * (2 * a - 5 * b + 4 * c - d + f * (3 * (b - c) + d - a)));
  };
  return Array.from({ length: sampleCount + 1 }, (_, index): Sample => {
    const s = index / sampleCount;
    const [before, after] = [Math.max(0, s - 0.012), Math.min(1, s + 0.012)];
    const [dx, dy] = [spline(after, 0) - spline(before, 0), spline(after, 1) - spline(before, 1)];
    const length = Math.hypot(dx, dy) || 1;
    return [spline(s, 0), spline(s, 1), Math.max(0.3, spline(s, 2)), dx / length, dy / length];
  });
}

/** @returns a function from `s` to the sample there */
const interpolateSamples =
  (samples: readonly Sample[]) =>
  (s: number): Sample => {
    const position = Math.max(0, Math.min(0.99999, s)) * sampleCount;
    const index = Math.floor(position);
    const a = samples[index];
    const b = samples[index + 1];
    if (!a || !b) throw new RangeError(`A limb has no position ${s}.`);
    const f = position - index;
    return [
      a[0] + (b[0] - a[0]) * f,
      a[1] + (b[1] - a[1]) * f,
      a[2] + (b[2] - a[2]) * f,
      a[3] + (b[3] - a[3]) * f,
      a[4] + (b[4] - a[4]) * f,
    ];
  };

/** @returns a function from `s` to the length of the tube from its start, in units of the drawing */
function measureSamples(samples: readonly Sample[]) {
  const lengths: number[] = [0];
  samples.forEach(([x, y], index) => {
    const before = samples[index - 1];
    if (before) lengths.push((lengths[index - 1] ?? 0) + Math.hypot(x - before[0], y - before[1]));
  });
  return (s: number): number => {
    const position = Math.max(0, Math.min(0.99999, s)) * sampleCount;
    const [a = 0, b = 0] = lengths.slice(Math.floor(position), Math.floor(position) + 2);
    return a + (b - a) * (position % 1);
  };
}
