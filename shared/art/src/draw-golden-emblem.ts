import { closeCurve, placeAround, traceRibbon, engrave } from './curve.ts';
import { gold, ink } from './palette.ts';
import type { Point } from './svg.ts';
import { repeat, writeElement, writeGroup, writePath } from './svg.ts';

/** Draws the emblem of golden assets: a sun of radius `size` between two sprigs of laurel. */
export function drawGoldenEmblem([x, y]: Point, size: number): string {
  const place = (dx: number, dy: number): Point => [x + size * dx, y + size * dy];
  let [leaves, stems] = ['', ''];
  for (const side of [-1, 1]) {
    const stem = Array.from({ length: 8 }, (_, index): Point => {
      const angle = 1.75 - index * 0.3;
      return [x + side * Math.cos(angle) * size * 1.9, y + Math.sin(angle) * size * 1.25];
    });
    stems += traceRibbon(stem, (t) => size * 0.16 * (1 - t * 0.6));
    stem.forEach(([px, py], index) => {
      if (index === 0) return;
      const heading = Math.atan2(Math.cos(1.75 - index * 0.3), side * Math.sin(1.75 - index * 0.3));
      for (const turn of [-0.75, 0.75]) {
        const placeOnLeaf = (share: number): Point => [
          px + Math.cos(heading + turn) * size * 0.62 * share,
          py - Math.sin(heading + turn) * size * 0.62 * share,
        ];
        leaves += engrave([px, py], placeOnLeaf(0.5), placeOnLeaf(1), size * 0.2);
      }
    });
  }
  const rays = repeat(16, (ray) => {
    const angle = (ray / 16) * Math.PI * 2;
    const placeOnRay = (share: number) => placeAround([x, y], angle, share * size);
    const reach = ray % 2 ? 0.8 : 1;
    return engrave(placeOnRay(0.52), placeOnRay((0.52 + reach) / 2), placeOnRay(reach), size * 0.13);
  });
  const disc = closeCurve(
    [0, 1, 2, 3, 4, 5, 6, 7].map((corner) => placeAround([x, y], corner * 0.785, size * 0.46)),
  );
  return writeGroup(
    { 'data-gene': 'finish' },
    writeElement('ellipse', {
      cx: x,
      cy: y,
      rx: size * 2.5,
      ry: size * 1.55,
      fill: '#3a2407',
      'fill-opacity': 0.82,
      stroke: gold.mid,
      'stroke-width': 1.4,
    }),
    writePath(stems + leaves + rays, { fill: '#f3cf63' }),
    writePath(disc, { fill: '#ffe69a', stroke: ink, 'stroke-width': 0.6 }),
    writePath(engrave(place(-0.2, 0.25), place(0.28, 0.2), place(0.3, -0.2), size * 0.12), {
      fill: gold.deep,
    }),
  );
}

/** Draws the rays behind a golden specimen, from the radius `inner` to at most the radius `outer`, in units of the drawing. */
export function drawGlory(middle: Point, inner: number, outer: number): string {
  const d = repeat(60, (ray) => {
    const angle = (ray / 60) * Math.PI * 2;
    const reach = outer - (ray % 2) * 26 - (ray % 4 === 2 ? 12 : 0);
    const placeOnRay = (radius: number) => placeAround(middle, angle, radius);
    const width = ray % 4 === 0 ? 2 : 1;
    return engrave(placeOnRay(inner), placeOnRay((inner + reach) / 2), placeOnRay(reach), width);
  });
  return writePath(d, { fill: '#c8921f', 'fill-opacity': 0.75 });
}
