import { closedCurve, sliver } from '../curve.ts';
import type { Tint } from '../palette.ts';
import { ink, inkOutline } from '../palette.ts';
import { parsePoints } from '../parse-points.ts';
import type { Point } from '../svg.ts';
import { group, path } from '../svg.ts';
import type { Traits } from '../traits.ts';
import type { Tube } from './tube.ts';

/** The tip of the tail, beyond the last joint of the spine. */
export function drawTailTip(gene: Traits['tail'], spine: Pick<Tube, 'at' | 'headingAt'>, tint: Tint): string {
  const [x, y] = spine.at(1, 0);
  const heading = spine.headingAt(0.99);
  const [cos, sin] = [Math.cos(heading), Math.sin(heading)];
  const put = ([px, py]: Point): Point => [x + px * cos - py * sin, y + px * sin + py * cos];
  const outline = inkOutline(1.1);
  const shape = (...points: Point[]) => closedCurve(points.map(put));
  const vein = (a: Point, b: Point, c: Point) => sliver(put(a), put(b), put(c), 1.3);
  const content: Record<Traits['tail'], () => string> = {
    spade: () =>
      path(
        shape([-4, -3], [-1, -12], [4, -14], [16, -5], [29, 0], [29, 0], [16, 5], [4, 14], [-1, 12], [-4, 3]),
        { fill: tint.mid, ...outline },
      ) + path(vein([-2, 0], [12, 0.6], [27, 0]) + vein([2, 2], [5, 7], [4, 12]), { fill: tint.deep }),
    taper: () =>
      path(shape([-3, -3.2], [8, -3], [22, -5], [32, -10], [24, -1], [10, 3], [-3, 3.2]), {
        fill: tint.mid,
        ...outline,
      }),
    fork: () =>
      path(
        shape(
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
      ) + path(vein([4, -2], [12, -9], [25, -15]) + vein([4, 2], [12, 9], [25, 15]), { fill: tint.deep }),
    club: () =>
      path(
        parsePoints('-10,-0.4 -15,0.9 10,1.2 15,-0.9 0,0.4')
          .map(([, turn], spike) => {
            const angle = [-2, -1, 0, 1, 2][spike] ?? turn;
            const tip: Point = [10 + Math.cos(angle) * 25, Math.sin(angle) * 25];
            return sliver(
              put([10 + Math.cos(angle) * 6, Math.sin(angle) * 6]),
              put([10 + Math.cos(angle) * 15, Math.sin(angle) * 15]),
              put(tip),
              6,
            );
          })
          .join(''),
        { fill: '#efe4cb', ...inkOutline(0.8) },
      ) +
      path(shape([-4, -3.4], [2, -10], [12, -13], [21, -8], [24, 0], [21, 8], [12, 13], [2, 10], [-4, 3.4]), {
        fill: tint.mid,
        ...outline,
      }) +
      path(vein([6, 11], [14, 9], [21, 4]) + vein([4, 8], [12, 6], [18, 1]), { fill: ink }),
    fan: () =>
      path(
        [-1.1, -0.66, -0.22, 0.22, 0.66, 1.1]
          .map((turn) => {
            const out = (far: number, aside: number): Point =>
              put([
                Math.cos(turn) * far - Math.sin(turn) * aside,
                Math.sin(turn) * far + Math.cos(turn) * aside,
              ]);
            return closedCurve([
              out(-2, 0),
              out(16, -4.4),
              out(29, -5),
              out(34, 0),
              out(29, 5),
              out(16, 4.4),
            ]);
          })
          .join(''),
        { fill: tint.mid, ...outline },
      ) +
      path(
        [-1.1, -0.66, -0.22, 0.22, 0.66, 1.1]
          .map((turn) =>
            vein(
              [2, 0],
              [Math.cos(turn) * 15, Math.sin(turn) * 15],
              [Math.cos(turn) * 31, Math.sin(turn) * 31],
            ),
          )
          .join(''),
        { fill: tint.deep },
      ),
  };
  return group({ 'data-gene': 'tail' }, content[gene]());
}
