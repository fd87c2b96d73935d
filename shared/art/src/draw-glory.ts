import { sliver } from './curve.ts';
import type { Point } from './svg.ts';
import { path } from './svg.ts';

/** The rays behind a golden specimen. */
export function drawGlory([x, y]: Point, inner: number, outer: number, colour: string): string {
  let d = '';
  for (let ray = 0; ray < 60; ray += 1) {
    const angle = (ray / 60) * Math.PI * 2;
    const reach = outer - (ray % 2) * 26 - (ray % 4 === 2 ? 12 : 0);
    const on = (far: number): Point => [x + Math.cos(angle) * far, y + Math.sin(angle) * far];
    d += sliver(on(inner), on((inner + reach) / 2), on(reach), ray % 4 === 0 ? 2 : 1);
  }
  return path(d, { fill: colour, 'fill-opacity': 0.75 });
}
