import { closeCurve, engrave } from '../../curve.ts';
import { ink, mixColors, paper } from '../../palette.ts';
import type { Point } from '../../svg.ts';
import { repeat, writePath } from '../../svg.ts';
import type { Pattern } from './pattern.ts';

type Spot = { u: number; v: number; size: number };

/** Ringed eyespots with a highlight, as on peacock feathers. */
export const drawOcelli: Pattern = ({ shell, palette, random, scale }) => {
  const { marks, ground } = palette;
  const spots: Spot[] = [];
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
  const placeOnSpot = ({ u, v, size }: Spot, turn: number, share: number, shift = 0): Point => {
    const [across, down] = [Math.cos(turn * Math.PI * 2), Math.sin(turn * Math.PI * 2)];
    return shell.locate(
      u + (across * (size * share)) / shell.measureRadius(v) + shift / 80,
      v + (down * (size * share) + shift) / shell.reach,
    );
  };
  const traceRings = (share: number, shift = 0) =>
    spots
      .map((spot) =>
        closeCurve([0, 1, 2, 3, 4, 5].map((index) => placeOnSpot(spot, index / 6, share, shift))),
      )
      .join('');
  const lashes = spots
    .map((spot) =>
      repeat(10, (index) => {
        const place = (share: number) => placeOnSpot(spot, index / 10, share);
        return engrave(place(1.02), place(1.12), place(1.26), 1.3);
      }),
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
