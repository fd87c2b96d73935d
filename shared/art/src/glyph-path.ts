import { closeCurve, traceRibbon } from './curve.ts';
import { parsePoints, placePoints } from './svg.ts';
import type { Point } from './svg.ts';
import type { Traits } from './traits.ts';

/** Path data of the sign of an element, up to 10 units around the origin, as cut into stone and pressed into wax. */
export const traceGlyph = (element: Traits['house'], transform: Transform): string =>
  glyphs[element](transform);

type Transform = (point: Point) => Point;

const glyphs: Record<Traits['house'], (transform: Transform) => string> = {
  FIRE: (transform) =>
    closeCurve(parsePoints('0,-10 3.4,-4.6 6.4,0.4 6,6 0,9.4 -6,6 -6,1 -3.4,-1.6 -2,-5.4').map(transform)) +
    closeCurve(parsePoints('0.6,-1 2.6,3.2 0.4,7 -2.2,4').map(transform)),
  WATER: (transform) =>
    [-4.4, 2.4]
      .map((lift) =>
        traceRibbon(
          placePoints(wave, [0, lift]).map(transform),
          (t) => 2.6 * Math.sin(Math.PI * (0.12 + t * 0.86)),
        ),
      )
      .join('') +
    traceRibbon(
      placeSpiral(3.4, 4.4, 1.2)
        .map(([x, y]): Point => [x + 2, y - 5.4])
        .map(transform),
      (t) => 1.9 - t,
    ),
  EARTH: (transform) =>
    closeCurve(parsePoints('0,-10 4.8,-4.4 5.6,1.6 0,7.6 -5.6,1.6 -4.8,-4.4').map(transform)) +
    traceRibbon(parsePoints('0,-7.6 0.3,-1 0,4 -0.6,10.4').map(transform), () => 1.5) +
    [-3.6, 0, 3.4]
      .map((y) => traceRibbon(placePoints('-4,-2.2 0,0.6 4,-2.2', [0, y]).map(transform), () => 0.9))
      .join(''),
  AIR: (transform) =>
    traceRibbon(
      [...placeSpiral(5.2, 5.6, 1), [8.6, 5.2] satisfies Point]
        .map(([x, y]): Point => [x - 1.4, y - 2])
        .map(transform),
      (t) => 0.8 + 1.6 * t,
    ) +
    traceRibbon(
      parsePoints('-9,6.4 -3,4.6 3,7.4 9.4,5.6').map(transform),
      (t) => 2.2 * Math.sin(Math.PI * t) + 0.3,
    ) +
    traceRibbon(parsePoints('-6,9.4 -1,8.2 4,10').map(transform), (t) => 1.6 * Math.sin(Math.PI * t) + 0.2),
};

const wave = '-10,2 -7,-0.6 -4,1.6 -1,3 2,0.4 5,-0.6 7.4,1.8 10,2.6';

function placeSpiral(radius: number, turns: number, from: number): Point[] {
  return Array.from({ length: 11 }, (_, index) => {
    const t = index / 10;
    const angle = from + t * turns;
    return [Math.cos(angle) * radius * (0.15 + 0.85 * t), Math.sin(angle) * radius * (0.15 + 0.85 * t)];
  });
}
