import { closeCurve, engrave } from '../curve.ts';
import type { Tint } from '../palette.ts';
import { ink, createOutline } from '../palette.ts';
import type { Point } from '../svg.ts';
import { writeGroup, parsePoints, writePath } from '../svg.ts';
import type { Traits } from '../traits.ts';
import type { Tube } from './tube.ts';

const outline = createOutline(1.1);

/** Angles of the feathers of a fan, from the axis of the tail. */
const featherAngles = [-1.1, -0.66, -0.22, 0.22, 0.66, 1.1];

interface TipBrush {
  /** Converts units of the tip, along and across the tail, to units of the drawing. */
  transform: (point: Point) => Point;
  /** @param points as `parsePoints` reads them */
  traceShape: (points: string) => string;
  traceVein: (a: Point, b: Point, c: Point) => string;
  tint: Tint;
}

/** Draws the tip of the tail, beyond the last joint of the spine. */
export function drawTailTip(gene: Traits['tail'], spine: Tube, tint: Tint): string {
  const [x, y] = spine.locate(1, 0);
  const heading = spine.measureHeading(0.99);
  const [cos, sin] = [Math.cos(heading), Math.sin(heading)];
  const transform = ([px, py]: Point): Point => [x + px * cos - py * sin, y + px * sin + py * cos];
  const traceShape = (points: string) => closeCurve(parsePoints(points).map(transform));
  const traceVein = (a: Point, b: Point, c: Point) => engrave(transform(a), transform(b), transform(c), 1.3);
  return writeGroup({ 'data-gene': 'tail' }, tips[gene]({ transform, traceShape, traceVein, tint }));
}

/** A leaf with a vein. */
const drawSpade = ({ traceShape, traceVein, tint }: TipBrush): string =>
  writePath(traceShape('-4,-3 -1,-12 4,-14 16,-5 29,0 29,0 16,5 4,14 -1,12 -4,3'), {
    fill: tint.mid,
    ...outline,
  }) +
  writePath(traceVein([-2, 0], [12, 0.6], [27, 0]) + traceVein([2, 2], [5, 7], [4, 12]), { fill: tint.deep });

/** A whip that bends up. */
const drawTaper = ({ traceShape, tint }: TipBrush): string =>
  writePath(traceShape('-3,-3.2 8,-3 22,-5 32,-10 24,-1 10,3 -3,3.2'), {
    fill: tint.mid,
    ...outline,
  });

/** Two prongs. */
const drawFork = ({ traceShape, traceVein, tint }: TipBrush): string =>
  writePath(traceShape('-4,-3 6,-5 14,-14 31,-17 19,-8 12,0 19,8 31,17 14,14 6,5 -4,3'), {
    fill: tint.mid,
    ...outline,
  }) +
  writePath(traceVein([4, -2], [12, -9], [25, -15]) + traceVein([4, 2], [12, 9], [25, 15]), {
    fill: tint.deep,
  });

/** A club with five spikes. */
const drawClub = ({ transform, traceShape, traceVein, tint }: TipBrush): string =>
  writePath(
    [-2, -1, 0, 1, 2]
      .map((angle) => {
        const placeOnSpike = (reach: number) =>
          transform([10 + Math.cos(angle) * reach, Math.sin(angle) * reach]);
        return engrave(placeOnSpike(6), placeOnSpike(15), placeOnSpike(25), 6);
      })
      .join(''),
    { fill: '#efe4cb', ...createOutline(0.8) },
  ) +
  writePath(traceShape('-4,-3.4 2,-10 12,-13 21,-8 24,0 21,8 12,13 2,10 -4,3.4'), {
    fill: tint.mid,
    ...outline,
  }) +
  writePath(traceVein([6, 11], [14, 9], [21, 4]) + traceVein([4, 8], [12, 6], [18, 1]), { fill: ink });

/** Six feathers. */
const drawFan = ({ transform, traceVein, tint }: TipBrush): string =>
  writePath(
    featherAngles
      .map((turn) => {
        const placePoint = (distance: number, offset: number): Point =>
          transform([
            Math.cos(turn) * distance - Math.sin(turn) * offset,
            Math.sin(turn) * distance + Math.cos(turn) * offset,
          ]);
        return closeCurve([
          placePoint(-2, 0),
          placePoint(16, -4.4),
          placePoint(29, -5),
          placePoint(34, 0),
          placePoint(29, 5),
          placePoint(16, 4.4),
        ]);
      })
      .join(''),
    { fill: tint.mid, ...outline },
  ) +
  writePath(
    featherAngles
      .map((turn) =>
        traceVein(
          [2, 0],
          [Math.cos(turn) * 15, Math.sin(turn) * 15],
          [Math.cos(turn) * 31, Math.sin(turn) * 31],
        ),
      )
      .join(''),
    { fill: tint.deep },
  );

const tips: Record<Traits['tail'], (brush: TipBrush) => string> = {
  spade: drawSpade,
  taper: drawTaper,
  fork: drawFork,
  club: drawClub,
  fan: drawFan,
};
