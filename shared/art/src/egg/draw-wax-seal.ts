import { closeCurve, traceRibbon, engrave } from '../curve.ts';
import { traceGlyph } from '../glyph-path.ts';
import type { Palette } from '../palette.ts';
import { ink, createOutline, mixColors, paper } from '../palette.ts';
import type { Random } from '../random.ts';
import type { Point } from '../svg.ts';
import { writeElement, writeGroup, writeLine, writePath } from '../svg.ts';
import type { Traits } from '../traits.ts';
import { traceBloom } from '../watercolor.ts';
import type { Shell } from './shell.ts';

const sealHeight = 0.3;
const sealLongitude = -0.16;

/** Draws the vellum band around a sealed egg. The caller clips it to the shell. */
export function drawSealBand({ locate }: Shell): string {
  const longitudes = Array.from({ length: 9 }, (_, index) => -1.57 + (index / 8) * 3.14);
  const placeLine = (v: number) => longitudes.map((u) => locate(u, v + 0.05 * Math.sin(u)));
  const [upper, lower] = [placeLine(sealHeight - 0.052), placeLine(sealHeight + 0.052)];
  let hatch = '';
  for (let u = 0.25; u < 1.5; u += 0.075) {
    const v = sealHeight + 0.05 * Math.sin(u);
    hatch += engrave(locate(u, v - 0.045), locate(u, v), locate(u, v + 0.045), 0.5 + u * 0.6);
  }
  return (
    writePath(closeCurve([...upper, ...lower.toReversed()]), { fill: mixColors(paper, '#c9b48a', 0.25) }) +
    writePath(hatch, { fill: ink, 'fill-opacity': 0.5 }) +
    writePath(traceRibbon(upper, () => 1) + traceRibbon(lower, (t) => 1.2 + t), {
      fill: ink,
      'fill-opacity': 0.85,
    })
  );
}

export function drawWaxSeal(
  { locate }: Shell,
  magic: Traits['magic'],
  palette: Palette,
  random: Random,
): string {
  const [x, y] = locate(sealLongitude, sealHeight + 0.05 * Math.sin(sealLongitude));
  const wax = mixColors(palette.magic.mid, palette.magic.deep, 0.45);
  const deep = mixColors(palette.magic.deep, ink, 0.35);
  const light = mixColors(palette.magic.light, palette.magic.mid, 0.35);
  const placeTail = (lean: number): Point[] => [
    [x - 6 + lean, y + 8],
    [x + 6 + lean, y + 8],
    [x + 10 + lean * 2.6, y + 40],
    [x + 2 + lean * 2.4, y + 35],
    [x - 5 + lean * 2.4, y + 42],
  ];
  const traceSign = (shift: number) =>
    traceGlyph(magic, ([px, py]) => [x + px * 0.92 + shift, y + py * 0.92 + shift]);
  return writeGroup(
    { 'data-gene': 'magic' },
    writePath(
      [-5, 5]
        .map(
          (lean) =>
            `M${placeTail(lean)
              .map((point) => point.map(Math.round).join(' '))
              .join('L')}z`,
        )
        .join(''),
      { fill: mixColors(paper, '#c9b48a', 0.3), ...createOutline(0.9) },
    ),
    writePath(traceBloom([x + 2, y + 2.6], 21.5, 20.5, random, 10, 0.06), {
      fill: ink,
      'fill-opacity': 0.35,
    }),
    writePath(traceBloom([x, y], 21, 20, random, 10, 0.07), { fill: wax, stroke: deep, 'stroke-width': 1.3 }),
    writeElement('circle', {
      cx: Math.round(x),
      cy: Math.round(y),
      r: 14,
      fill: mixColors(wax, deep, 0.3),
      stroke: deep,
      'stroke-width': 1,
    }),
    writeLine(traceHighlights(x, y), light, 1.3, 0.9),
    writePath(traceSign(0.9), { fill: deep, 'fill-rule': 'evenodd' }),
    writePath(traceSign(0), { fill: light, 'fill-rule': 'evenodd' }),
  );
}

/** Path data of highlights: on the upper left of the rim, and on the lower right inside the seal. */
const traceHighlights = (x: number, y: number) => {
  const [cx, cy] = [Math.round(x), Math.round(y)];
  return `M${cx - 17} ${cy + 4}A17.5 17.5 0 0 1 ${cx + 3} ${cy - 17}M${cx + 13} ${cy + 3}A13 13 0 0 1 ${cx} ${cy + 13}`;
};
