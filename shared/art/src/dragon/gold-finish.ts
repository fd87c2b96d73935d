import { placeAround, tracePolygon, engrave } from '../curve.ts';
import { drawGlory } from '../draw-golden-emblem.ts';
import type { Tint } from '../palette.ts';
import { gold, mixColors, shadow } from '../palette.ts';
import type { Random } from '../random.ts';
import { writeElement, writeGroup, toUrlReference, writePath, writeRadialGradient } from '../svg.ts';
import type { Span } from './hide.ts';
import type { Tube } from './tube.ts';

const [cx, cy] = [200, 188];

/** The body of a golden dragon, with the reflections of polished metal. */
export const burnishedGold = [
  [0, '#fff3bf'],
  [0.2, '#f3cf68'],
  [0.34, '#fff0b4'],
  [0.5, '#dba833'],
  [0.64, '#f7dc87'],
  [0.8, '#c08a20'],
  [1, '#8a5a10'],
] as const;

/** Draws the medallion behind a golden dragon: enamel in the colours of its house within engraved rings of gold. */
export function drawGoldHalo(id: string, enamel: Tint) {
  const definition = writeRadialGradient(id, { cx: 0.42, cy: 0.36, r: 0.72 }, [
    [0, mixColors(enamel.mid, enamel.deep, 0.45)],
    [0.6, enamel.deep],
    [1, mixColors(enamel.deep, shadow, 0.6)],
  ]);
  const drawRing = (r: number, width: number) =>
    writeElement('circle', {
      cx,
      cy,
      r,
      fill: 'none',
      stroke: gold.mid,
      'stroke-width': width,
    });
  let guilloche = '';
  for (let ray = 0; ray < 72; ray += 1) {
    const placeOnRay = (radius: number, turn: number) =>
      placeAround([cx, cy], ((ray + turn) / 72) * Math.PI * 2, radius);
    guilloche += engrave(placeOnRay(126, 0), placeOnRay(137, 1.1), placeOnRay(148, 0), 1.2);
    if (ray % 2 === 0)
      guilloche += engrave(placeOnRay(40, 0.5), placeOnRay(88, 0.5), placeOnRay(122, 0.5), 0.9);
  }
  const content = writeGroup(
    { 'data-gene': 'finish' },
    writeElement('circle', { cx, cy, r: 152, fill: toUrlReference(id) }),
    writePath(guilloche, { fill: gold.mid, 'fill-opacity': 0.55 }),
    drawRing(152, 3.4) + drawRing(148, 0.9) + drawRing(125, 1),
    drawGlory([cx, cy], 158, 196),
  );
  return { definition, content };
}

/** Draws flakes of gold leaf on the lit side of a strand. */
export function drawGoldLeaf(tube: Tube, { from, to }: Span, random: Random): string {
  let [bright, deep] = ['', ''];
  const count = Math.round(tube.measureLength(from, to) / 8);
  for (let flake = 0; flake < count; flake += 1) {
    const middle = tube.locate(from + random.next() * (to - from), random.pickBetween(-0.95, 0.3));
    const size = random.pickBetween(2.5, 7.5);
    const flakePath = tracePolygon(
      [0, 1, 2, 3, 4].map((corner) =>
        placeAround(middle, corner * 1.257, size * random.pickBetween(0.5, 1.2)),
      ),
    );
    if (flake % 3) bright += flakePath;
    else deep += flakePath;
  }
  return writeGroup(
    { 'data-gene': 'finish' },
    writePath(deep, { fill: '#c48f22', 'fill-opacity': 0.9 }),
    writePath(bright, { fill: '#f4d272', 'fill-opacity': 0.92 }),
  );
}
