import { closedCurve, polygon, ribbon, sliver } from '../curve.ts';
import { gold, ink } from '../palette.ts';
import type { Random } from '../random.ts';
import type { Point } from '../svg.ts';
import { element, group, numerals, path } from '../svg.ts';
import type { Shell } from './shell.ts';

/** Gold leaf: seams and flakes of torn squares. To be clipped to the shell. */
export function goldLeaf(shell: Shell, random: Random): string {
  let [bright, dim, seams, sparks] = ['', '', '', ''];
  for (let flake = 0; flake < 34; flake += 1) {
    const [u, v] = [random.between(-1.4, 1.4), random.between(-0.92, 0.92)];
    const [x, y] = shell.at(u, v);
    const size = random.between(3, 10);
    const torn = polygon(
      [0, 1, 2, 3, 4, 5].map((corner): Point => {
        const far = size * random.between(0.5, 1.2);
        return [
          x + Math.cos(corner * 1.047) * far * Math.max(0.35, Math.cos(u)),
          y + Math.sin(corner * 1.047) * far,
        ];
      }),
    );
    if (shell.lightAt(u, v) > 0.55) bright += torn;
    else dim += torn;
    if (flake % 5 === 0 && shell.lightAt(u, v) > 0.5) sparks += spark([x, y], random.between(5, 9));
  }
  for (const v of [-0.5, 0.05, 0.6])
    seams += ribbon(
      [-1.5, -0.8, 0, 0.8, 1.5].map((u) => shell.at(u, v + random.between(-0.05, 0.05))),
      () => 0.8,
    );
  return (
    path(bright, { fill: '#fff6cf', 'fill-opacity': 0.55 }) +
    path(dim, { fill: '#f2c75a', 'fill-opacity': 0.4 }) +
    path(seams, { fill: gold.deep, 'fill-opacity': 0.45 }) +
    path(sparks, { fill: '#fffdf0' })
  );
}

export const spark = ([x, y]: Point, size: number) => {
  const waist = size * 0.14;
  return `M${numerals(x, y - size)}l${numerals(waist, size - waist, size - waist, waist, waist - size, waist, -waist, size - waist, -waist, waist - size, waist - size, -waist, size - waist, -waist)}z`;
};

/** The emblem of golden assets: a sun between two sprigs of laurel. */
export function goldenMark([x, y]: Point, size: number): string {
  let [leaves, stems] = ['', ''];
  for (const side of [-1, 1]) {
    const stem = Array.from({ length: 8 }, (_, index): Point => {
      const angle = 1.75 - index * 0.3;
      return [x + side * Math.cos(angle) * size * 1.9, y + Math.sin(angle) * size * 1.25];
    });
    stems += ribbon(stem, (t) => size * 0.16 * (1 - t * 0.6));
    stem.forEach(([px, py], index) => {
      if (index === 0) return;
      const heading = Math.atan2(Math.cos(1.75 - index * 0.3), side * Math.sin(1.75 - index * 0.3));
      for (const turn of [-0.75, 0.75]) {
        const tip: Point = [
          px + Math.cos(heading + turn) * size * 0.62,
          py - Math.sin(heading + turn) * size * 0.62,
        ];
        const middle: Point = [(px + tip[0]) / 2, (py + tip[1]) / 2];
        leaves += sliver([px, py], middle, tip, size * 0.2);
      }
    });
  }
  let rays = '';
  for (let ray = 0; ray < 16; ray += 1) {
    const angle = (ray / 16) * Math.PI * 2;
    const on = (far: number): Point => [x + Math.cos(angle) * far * size, y + Math.sin(angle) * far * size];
    const reach = ray % 2 ? 0.8 : 1;
    rays += sliver(on(0.52), on((0.52 + reach) / 2), on(reach), size * 0.13);
  }
  const disc = closedCurve(
    [0, 1, 2, 3, 4, 5, 6, 7].map((at): Point => [
      x + Math.cos(at * 0.785) * size * 0.46,
      y + Math.sin(at * 0.785) * size * 0.46,
    ]),
  );
  return group(
    { 'data-gene': 'finish' },
    element('ellipse', {
      cx: x,
      cy: y,
      rx: size * 2.5,
      ry: size * 1.55,
      fill: '#3a2407',
      'fill-opacity': 0.82,
      stroke: gold.mid,
      'stroke-width': 1.4,
    }),
    path(stems + leaves + rays, { fill: '#f3cf63' }),
    path(disc, { fill: '#ffe69a', stroke: ink, 'stroke-width': 0.6 }),
    path(
      sliver(
        [x - size * 0.2, y + size * 0.25],
        [x + size * 0.28, y + size * 0.2],
        [x + size * 0.3, y - size * 0.2],
        size * 0.12,
      ),
      { fill: gold.deep },
    ),
  );
}

/** Highlights on edges. */
export const goldLeafFlecks = (places: readonly Point[], random: Random): string =>
  path(places.map((place) => spark(place, random.between(7, 12))).join(''), { fill: '#fffdf0' });
