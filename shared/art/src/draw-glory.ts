import { engrave } from './curve.ts';
import type { Point } from './svg.ts';
import { path } from './svg.ts';

/**
 * Draws the rays behind a golden specimen, from the radius `inner` to at most the radius `outer`, in units of the drawing.
 */
export function drawGlory([x, y]: Point, inner: number, outer: number): string {
  let d = '';
  for (let ray = 0; ray < 60; ray += 1) {
    const angle = (ray / 60) * Math.PI * 2;
    const reach = outer - (ray % 2) * 26 - (ray % 4 === 2 ? 12 : 0);
    const onRay = (radius: number): Point => [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
    d += engrave(onRay(inner), onRay((inner + reach) / 2), onRay(reach), ray % 4 === 0 ? 2 : 1);
  }
  return path(d, { fill: '#c8921f', 'fill-opacity': 0.75 });
}
