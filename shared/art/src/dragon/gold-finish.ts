import { polygon, sliver } from '../curve.ts';
import { drawGlory } from '../draw-glory.ts';
import { gold } from '../palette.ts';
import type { Random } from '../random.ts';
import type { Point } from '../svg.ts';
import { element, group, linearGradient, urlReference, path } from '../svg.ts';
import type { Span } from './hide.ts';
import type { Tube } from './tube.ts';

const [cx, cy] = [200, 188];

/**
 * Draws the disc of burnished and engraved gold leaf behind a golden dragon.
 * @param id of the gradient in the drawing
 */
export function drawGoldHalo(id: string) {
  const definition = linearGradient(
    id,
    [0, 0, 1, 1],
    [
      [0, '#fff6cf'],
      [0.3, '#e9bf55'],
      [0.48, '#fbe7a4'],
      [0.62, '#d9a634'],
      [0.8, '#f3d582'],
      [1, '#a87619'],
    ],
  );
  const ring = (r: number, width: number) =>
    element('circle', {
      cx,
      cy,
      r,
      fill: 'none',
      stroke: gold.deep,
      'stroke-width': width,
      'stroke-opacity': 0.75,
    });
  let guilloche = '';
  for (let ray = 0; ray < 72; ray += 1) {
    const onRay = (radius: number, turn: number): Point => {
      const angle = ((ray + turn) / 72) * Math.PI * 2;
      return [cx + Math.cos(angle) * radius, cy + Math.sin(angle) * radius];
    };
    guilloche += sliver(onRay(126, 0), onRay(137, 1.1), onRay(148, 0), 1.2);
    if (ray % 2 === 0) guilloche += sliver(onRay(40, 0.5), onRay(88, 0.5), onRay(122, 0.5), 0.9);
  }
  const content = group(
    { 'data-gene': 'finish' },
    element('circle', { cx, cy, r: 152, fill: urlReference(id), 'fill-opacity': 0.92 }),
    path(guilloche, { fill: gold.deep, 'fill-opacity': 0.5 }),
    ring(152, 1.8) + ring(149, 0.7) + ring(125, 0.8),
    drawGlory([cx, cy], 158, 196, '#c8921f'),
  );
  return { definition, content };
}

/** Draws flakes of gold leaf on the lit side of a strand. */
export function drawGoldLeaf(tube: Tube, { from, to }: Span, random: Random): string {
  let [bright, deep] = ['', ''];
  const count = Math.round(tube.lengthBetween(from, to) / 8);
  for (let flake = 0; flake < count; flake += 1) {
    const [x, y] = tube.at(from + random.next() * (to - from), random.between(-0.95, 0.3));
    const size = random.between(2.5, 7.5);
    const flakePath = polygon(
      [0, 1, 2, 3, 4].map((corner): Point => {
        const radius = size * random.between(0.5, 1.2);
        return [x + Math.cos(corner * 1.257) * radius, y + Math.sin(corner * 1.257) * radius];
      }),
    );
    if (flake % 3) bright += flakePath;
    else deep += flakePath;
  }
  return group(
    { 'data-gene': 'finish' },
    path(deep, { fill: '#c48f22', 'fill-opacity': 0.9 }),
    path(bright, { fill: '#f4d272', 'fill-opacity': 0.92 }),
  );
}
