import { closeCurve, engrave } from '../../curve.ts';
import { ink, mixColors, paper } from '../../palette.ts';
import type { Point } from '../../svg.ts';
import { writePath } from '../../svg.ts';
import type { Pattern } from './pattern.ts';

/** Ringed eyespots with a highlight, as on peacock feathers. */
export const drawOcelli: Pattern = ({ shell, palette, random, scale }) => {
  const { marks, ground } = palette;
  const spots: { u: number; v: number; size: number }[] = [];
  for (let attempt = 0; attempt < 160 && spots.length < 16; attempt += 1) {
    const size = random.pickBetween(11, 19) + scale * 7;
    const spot = { u: random.pickBetween(-1.3, 1.3), v: random.pickBetween(-0.82, 0.85), size };
    const isClear = spots.every((other) => {
      const radius = shell.measureRadius((spot.v + other.v) / 2);
      return (
        Math.hypot((spot.u - other.u) * radius, (spot.v - other.v) * shell.reach) >
        (spot.size + other.size) * 1.02
      );
    });
    if (isClear) spots.push(spot);
  }
  const traceRings = (share: number, shift = 0) =>
    spots
      .map(({ u, v, size }) =>
        closeCurve(
          Array.from({ length: 6 }, (_, index): Point => {
            const angle = (index / 6) * Math.PI * 2;
            const reach = size * share;
            return shell.locate(
              u + (Math.cos(angle) * reach) / shell.measureRadius(v) + shift / 80,
              v + (Math.sin(angle) * reach + shift) / shell.reach,
            );
          }),
        ),
      )
      .join('');
  const lashes = spots
    .map(({ u, v, size }) =>
      Array.from({ length: 10 }, (_, index) => {
        const angle = (index / 10) * Math.PI * 2;
        const placeOnSpot = (reach: number) =>
          shell.locate(
            u + (Math.cos(angle) * reach) / shell.measureRadius(v),
            v + (Math.sin(angle) * reach) / shell.reach,
          );
        return engrave(placeOnSpot(size * 1.02), placeOnSpot(size * 1.12), placeOnSpot(size * 1.26), 1.3);
      }).join(''),
    )
    .join('');
  return (
    writePath(lashes, { fill: marks.deep, 'fill-opacity': 0.75 }) +
    writePath(traceRings(0.98), { fill: marks.mid, stroke: marks.deep, 'stroke-width': 1 }) +
    writePath(traceRings(0.74), { fill: mixColors(marks.light, paper, 0.35) }) +
    writePath(traceRings(0.58, 0.8), { fill: mixColors(ground.deep, marks.deep, 0.5) }) +
    writePath(traceRings(0.34, 1), { fill: ink }) +
    writePath(traceRings(0.13, -3.2), { fill: paper })
  );
};
