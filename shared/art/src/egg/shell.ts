import { closeCurve } from '../curve.ts';
import type { Point } from '../svg.ts';
import type { Traits } from '../traits.ts';

/**
 * The shell as a body of revolution seen from slightly above. `u` is the longitude in radians (0 faces the viewer, the
 * visible edges are at a quarter turn), `v` the height (-1 at the top, 1 at the foot).
 */
export type Shell = {
  locate: (u: number, v: number) => Point;
  /** Brightness, 0 to 1, with light from the upper left. */
  measureLight: (u: number, v: number) => number;
  measureRadius: (v: number) => number;
  /** Distance from the centre to the top and the foot, in units of the drawing. */
  reach: number;
  /** Path data. */
  outline: string;
  /** The outline as points, clockwise from the top. */
  rim: Point[];
};

/** The point at which every egg touches its pedestal. */
export const foot: Point = [200, 322];

/** The shell in the form and proportions of a genome. */
export function buildShell(traits: Traits): Shell {
  const profile = profiles[traits.form];
  const reach = profile.reach * (0.97 + traits.slenderness * 0.06);
  const width = profile.width * (1.04 - traits.slenderness * 0.08);
  const [cx, cy] = [foot[0], foot[1] - reach];

  const measureRadius = (v: number) => width * profile.shape(Math.max(-1, Math.min(1, v)));
  const locate = (u: number, v: number): Point => {
    const radius = measureRadius(v);
    return [cx + radius * Math.sin(u), cy + v * reach + radius * Math.cos(u) * curvature];
  };
  const measureLight = (u: number, v: number) => {
    const slope =
      (measureRadius(Math.min(1, v + 0.02)) - measureRadius(Math.max(-1, v - 0.02))) / 0.04 / reach;
    const length = Math.hypot(1, slope);
    const facing = (-0.56 * Math.sin(u) + 0.62 * slope + 0.55 * Math.cos(u)) / length;
    return Math.max(0, Math.min(1, facing));
  };
  const side = sampledHeights.map((v): Point => [measureRadius(v), cy + v * reach]);
  const rim: Point[] = [
    [cx, cy - reach],
    ...side.map(([r, y]): Point => [cx + r, y]),
    [cx, cy + reach],
    ...side.toReversed().map(([r, y]): Point => [cx - r, y]),
  ];
  return { locate, measureLight, measureRadius, reach, rim, outline: closeCurve(rim) };
}

/** Curvature of the parallels: the sine of the viewing angle from above. */
const curvature = 0.16;

/** Samples are denser at both ends, where the curvature is highest. */
const sampledHeights = Array.from({ length: 9 }, (_, index) => -Math.cos((Math.PI * (index + 1)) / 10));

const computeCircle = (v: number) => Math.sqrt(Math.max(0, 1 - v * v));

type Profile = { reach: number; width: number; shape: (v: number) => number };

const profiles: Record<Traits['form'], Profile> = {
  ovate: { reach: 130, width: 98, shape: (v) => computeCircle(v) * (1 + 0.17 * v - 0.03 * v * v) },
  orb: { reach: 114, width: 105, shape: (v) => computeCircle(v) * (1 + 0.07 * v) },
  pyriform: { reach: 135, width: 88, shape: (v) => computeCircle(v) * (1.02 + 0.3 * v - 0.02 * v * v) },
  spindle: { reach: 139, width: 91, shape: (v) => computeCircle(v) ** 1.22 * (1.04 + 0.08 * v) },
  belled: {
    reach: 122,
    width: 82,
    shape: (v) => computeCircle(v) * (0.98 + 0.24 * v + 0.09 * Math.cos(3.4 * v + 0.2)),
  },
};
