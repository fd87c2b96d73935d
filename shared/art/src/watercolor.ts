import { closeCurve } from './curve.ts';
import type { Random } from './random.ts';
import type { Point } from './svg.ts';
import { writePath } from './svg.ts';

/** Path data of a blot with an uneven edge. `roughness` is the deviation of the edge, as a share of the radius. */
export function traceBloom(
  [x, y]: Point,
  rx: number,
  ry: number,
  random: Random,
  points: number,
  roughness: number,
): string {
  const turn = random.next() * Math.PI * 2;
  return closeCurve(
    Array.from({ length: points }, (_, index) => {
      const angle = turn + (index / points) * Math.PI * 2;
      const reach = 1 + random.pickBetween(-roughness, roughness);
      return [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach] as const;
    }),
  );
}

/** A translucent layer of colour with more pigment at its edge; `strength` is its opacity. */
export const drawWash = (d: string, color: string, strength: number) =>
  writePath(d, {
    fill: color,
    'fill-opacity': strength,
    stroke: color,
    'stroke-opacity': strength * 0.9,
    'stroke-width': 1.2,
  });

/** Path data of the outline of a wash around a centre, with large and small irregularities. */
export function traceWash([x, y]: Point, rx: number, ry: number, random: Random): string {
  const turns = [2, 3, 5, 8, 13].map((waves) => ({
    waves,
    phase: random.next() * 6.3,
    depth: random.pickBetween(0.3, 0.62) / waves,
  }));
  return closeCurve(
    Array.from({ length: 40 }, (_, index): Point => {
      const angle = (index / 40) * Math.PI * 2;
      const reach =
        1 +
        turns.reduce((sum, { waves, phase, depth }) => sum + depth * Math.sin(waves * angle + phase), 0) *
          0.5;
      return [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach];
    }),
  );
}
