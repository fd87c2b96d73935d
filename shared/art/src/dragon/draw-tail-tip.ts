import { closeCurve, engrave } from '../curve.ts';
import type { Tint } from '../palette.ts';
import { ink, createOutline } from '../palette.ts';
import type { Point } from '../svg.ts';
import { writeGroup, parsePoints, writePath } from '../svg.ts';
import type { Traits } from '../traits.ts';
import type { Tube } from './tube.ts';

const outline = createOutline(1.1);

interface TipBrush {
  /** Converts units of the tip, along and across the tail, to units of the drawing. */
  transform: (point: Point) => Point;
  /** @param points as `parsePoints` reads them */
  drawShape: (points: string) => string;
  traceVein: (a: Point, b: Point, c: Point) => string;
  tint: Tint;
}

/** Draws the tip of the tail, beyond the last joint of the spine. */
export function drawTailTip(gene: Traits['tail'], spine: Tube, tint: Tint): string {
  const [x, y] = spine.locate(1, 0);
  const heading = spine.measureHeading(0.99);
  const [cos, sin] = [Math.cos(heading), Math.sin(heading)];
  const transform = ([px, py]: Point): Point => [x + px * cos - py * sin, y + px * sin + py * cos];
  const drawShape = (points: string) =>
    writePath(closeCurve(parsePoints(points).map(transform)), { fill: tint.mid, ...outline });
  const traceVein = (a: Point, b: Point, c: Point) => engrave(transform(a), transform(b), transform(c), 1.3);
  return writeGroup({ 'data-gene': 'tail' }, tips[gene]({ transform, drawShape, traceVein, tint }));
}

const tips: Record<Traits['tail'], (brush: TipBrush) => string> = {
  /** A leaf with a vein. */
  spade: ({ drawShape, traceVein, tint }) =>
    drawShape('-4,-3 -1,-12 4,-14 16,-5 29,0 29,0 16,5 4,14 -1,12 -4,3') +
    writePath(traceVein([-2, 0], [12, 0.6], [27, 0]) + traceVein([2, 2], [5, 7], [4, 12]), {
      fill: tint.deep,
    }),
  /** A whip that bends up. */
  taper: ({ drawShape }) => drawShape('-3,-3.2 8,-3 22,-5 32,-10 24,-1 10,3 -3,3.2'),
  /** Two prongs. */
  fork: ({ drawShape, traceVein, tint }) =>
    drawShape('-4,-3 6,-5 14,-14 31,-17 19,-8 12,0 19,8 31,17 14,14 6,5 -4,3') +
    writePath(traceVein([4, -2], [12, -9], [25, -15]) + traceVein([4, 2], [12, 9], [25, 15]), {
      fill: tint.deep,
    }),
  /** A club with five spikes. */
  club: ({ transform, drawShape, traceVein }) => {
    const spikes = [-2, -1, 0, 1, 2].map((angle) => {
      const placeOnSpike = (reach: number) =>
        transform([10 + Math.cos(angle) * reach, Math.sin(angle) * reach]);
      return engrave(placeOnSpike(6), placeOnSpike(15), placeOnSpike(25), 6);
    });
    return (
      writePath(spikes.join(''), { fill: '#efe4cb', ...createOutline(0.8) }) +
      drawShape('-4,-3.4 2,-10 12,-13 21,-8 24,0 21,8 12,13 2,10 -4,3.4') +
      writePath(traceVein([6, 11], [14, 9], [21, 4]) + traceVein([4, 8], [12, 6], [18, 1]), { fill: ink })
    );
  },
  /** Six feathers. */
  fan: ({ transform, traceVein, tint }) => {
    let [feathers, veins] = ['', ''];
    for (const angle of [-1.1, -0.66, -0.22, 0.22, 0.66, 1.1]) {
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      const turn = ([x, y]: Point): Point => [cos * x - sin * y, sin * x + cos * y];
      const feather = parsePoints('-2,0 16,-4.4 29,-5 34,0 29,5 16,4.4');
      feathers += closeCurve(feather.map((point) => transform(turn(point))));
      veins += traceVein([2, 0], turn([15, 0]), turn([31, 0]));
    }
    return writePath(feathers, { fill: tint.mid, ...outline }) + writePath(veins, { fill: tint.deep });
  },
};
