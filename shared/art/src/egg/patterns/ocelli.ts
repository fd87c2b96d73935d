import { closeCurve, engrave } from '../../curve.ts';
import { ink, mixColors, paper } from '../../palette.ts';
import type { Point } from '../../svg.ts';
import { path } from '../../svg.ts';
import type { Pattern } from './pattern.ts';

/** Ringed eyespots with a highlight, as on peacock feathers. */
export const drawOcelli: Pattern = ({ shell, palette, random, scale }) => {
  const { marks, ground } = palette;
  const spots: { u: number; v: number; size: number }[] = [];
  for (let attempt = 0; attempt < 160 && spots.length < 16; attempt += 1) {
    const size = random.between(11, 19) + scale * 7;
    const spot = { u: random.between(-1.3, 1.3), v: random.between(-0.82, 0.85), size };
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
            return shell.at(
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
        const onSpot = (reach: number) =>
          shell.at(
            u + (Math.cos(angle) * reach) / shell.measureRadius(v),
            v + (Math.sin(angle) * reach) / shell.reach,
          );
        return engrave(onSpot(size * 1.02), onSpot(size * 1.12), onSpot(size * 1.26), 1.3);
      }).join(''),
    )
    .join('');
  return (
    path(lashes, { fill: marks.deep, 'fill-opacity': 0.75 }) +
    path(traceRings(0.98), { fill: marks.mid, stroke: marks.deep, 'stroke-width': 1 }) +
    path(traceRings(0.74), { fill: mixColors(marks.light, paper, 0.35) }) +
    path(traceRings(0.58, 0.8), { fill: mixColors(ground.deep, marks.deep, 0.5) }) +
    path(traceRings(0.34, 1), { fill: ink }) +
    path(traceRings(0.13, -3.2), { fill: paper })
  );
};
