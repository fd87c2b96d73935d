import { closedCurve, sliver } from '../curve.ts';
import type { Tint } from '../palette.ts';
import { ink, inkOutline } from '../palette.ts';
import { parsePoints } from '../parse-points.ts';
import type { Point } from '../svg.ts';
import { group, path } from '../svg.ts';
import type { Traits } from '../traits.ts';
import type { Tube } from './tube.ts';

const outline = inkOutline(1.1);

/** Angles of the feathers of a fan, from the axis of the tail. */
const feathers = [-1.1, -0.66, -0.22, 0.22, 0.66, 1.1];

interface TipBrush {
  /** Converts units of the tip, along and across the tail, to units of the drawing. */
  transform: (point: Point) => Point;
  shapePath: (...points: Point[]) => string;
  veinPath: (a: Point, b: Point, c: Point) => string;
  tint: Tint;
}

/** Draws the tip of the tail, beyond the last joint of the spine. */
export function drawTailTip(gene: Traits['tail'], spine: Tube, tint: Tint): string {
  const [x, y] = spine.at(1, 0);
  const heading = spine.headingAt(0.99);
  const [cos, sin] = [Math.cos(heading), Math.sin(heading)];
  const transform = ([px, py]: Point): Point => [x + px * cos - py * sin, y + px * sin + py * cos];
  const shapePath = (...points: Point[]) => closedCurve(points.map(transform));
  const veinPath = (a: Point, b: Point, c: Point) => sliver(transform(a), transform(b), transform(c), 1.3);
  return group({ 'data-gene': 'tail' }, tips[gene]({ transform, shapePath, veinPath, tint }));
}

/** A leaf with a vein. */
const drawSpade = ({ shapePath, veinPath, tint }: TipBrush): string =>
  path(
    shapePath([-4, -3], [-1, -12], [4, -14], [16, -5], [29, 0], [29, 0], [16, 5], [4, 14], [-1, 12], [-4, 3]),
    { fill: tint.mid, ...outline },
  ) + path(veinPath([-2, 0], [12, 0.6], [27, 0]) + veinPath([2, 2], [5, 7], [4, 12]), { fill: tint.deep });

/** A whip that bends up. */
const drawTaper = ({ shapePath, tint }: TipBrush): string =>
  path(shapePath([-3, -3.2], [8, -3], [22, -5], [32, -10], [24, -1], [10, 3], [-3, 3.2]), {
    fill: tint.mid,
    ...outline,
  });

/** Two prongs. */
const drawFork = ({ shapePath, veinPath, tint }: TipBrush): string =>
  path(
    shapePath(
      [-4, -3],
      [6, -5],
      [14, -14],
      [31, -17],
      [19, -8],
      [12, 0],
      [19, 8],
      [31, 17],
      [14, 14],
      [6, 5],
      [-4, 3],
    ),
    { fill: tint.mid, ...outline },
  ) + path(veinPath([4, -2], [12, -9], [25, -15]) + veinPath([4, 2], [12, 9], [25, 15]), { fill: tint.deep });

/** A club with five spikes. */
const drawClub = ({ transform, shapePath, veinPath, tint }: TipBrush): string =>
  path(
    parsePoints('-10,-0.4 -15,0.9 10,1.2 15,-0.9 0,0.4')
      .map(([, turn], spike) => {
        const angle = [-2, -1, 0, 1, 2][spike] ?? turn;
        const tip: Point = [10 + Math.cos(angle) * 25, Math.sin(angle) * 25];
        return sliver(
          transform([10 + Math.cos(angle) * 6, Math.sin(angle) * 6]),
          transform([10 + Math.cos(angle) * 15, Math.sin(angle) * 15]),
          transform(tip),
          6,
        );
      })
      .join(''),
    { fill: '#efe4cb', ...inkOutline(0.8) },
  ) +
  path(shapePath([-4, -3.4], [2, -10], [12, -13], [21, -8], [24, 0], [21, 8], [12, 13], [2, 10], [-4, 3.4]), {
    fill: tint.mid,
    ...outline,
  }) +
  path(veinPath([6, 11], [14, 9], [21, 4]) + veinPath([4, 8], [12, 6], [18, 1]), { fill: ink });

/** Six feathers. */
const drawFan = ({ transform, veinPath, tint }: TipBrush): string =>
  path(
    feathers
      .map((turn) => {
        const featherPoint = (distance: number, offset: number): Point =>
          transform([
            Math.cos(turn) * distance - Math.sin(turn) * offset,
            Math.sin(turn) * distance + Math.cos(turn) * offset,
          ]);
        return closedCurve([
          featherPoint(-2, 0),
          featherPoint(16, -4.4),
          featherPoint(29, -5),
          featherPoint(34, 0),
          featherPoint(29, 5),
          featherPoint(16, 4.4),
        ]);
      })
      .join(''),
    { fill: tint.mid, ...outline },
  ) +
  path(
    feathers
      .map((turn) =>
        veinPath(
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
