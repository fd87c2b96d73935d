import { closeCurve, engrave } from '../../curve.ts';
import { mixColors, paper } from '../../palette.ts';
import { writePath } from '../../svg.ts';
import type { Pattern, PatternSheet } from './pattern.ts';

/** Flames from the foot in three rows; the front row is the palest. */
export const drawFlame: Pattern = (sheet) => {
  const { marks } = sheet.palette;
  const rows = [
    { top: -0.62, color: marks.deep, opacity: 0.9 },
    { top: -0.12, color: marks.mid, opacity: 0.95 },
    { top: 0.36, color: mixColors(marks.light, paper, 0.25), opacity: 0.92 },
  ];
  return rows
    .map(({ top, color, opacity }, row) => {
      const { tongues, lines } = traceRow(sheet, top, row);
      return (
        writePath(tongues, {
          fill: color,
          'fill-opacity': opacity,
          stroke: marks.deep,
          'stroke-width': 0.9,
          'stroke-opacity': 0.8,
        }) + writePath(lines, { fill: row === 0 ? marks.mid : marks.deep, 'fill-opacity': 0.6 })
      );
    })
    .join('');
};

function traceRow({ shell, random, scale }: PatternSheet, top: number, row: number) {
  let [tongues, lines] = ['', ''];
  const count = 9 - Math.round(scale * 3);
  for (let index = 0; index <= count; index += 1) {
    const u = -1.6 + ((index + (row % 2 ? 0.5 : 0)) / count) * 3.2;
    const tip = top + random.pickBetween(-0.22, 0.22);
    const sway = random.pickBetween(0.12, 0.3) * (random.next() < 0.75 ? 1 : -1);
    const halfWidth = (1.95 / count) * random.pickBetween(0.9, 1.15);
    const placePoint = (t: number, offset: number) => {
      const v = 1.02 + (tip - 1.02) * t;
      return shell.locate(
        u +
          sway * Math.sin(t * 4.4) * t +
          offset * halfWidth * (1 - t) ** 0.75 * (1 + 0.35 * Math.sin(t * 5)),
        v,
      );
    };
    const steps = [0, 0.25, 0.5, 0.72, 0.9];
    tongues += closeCurve([
      ...steps.map((t) => placePoint(t, -1)),
      placePoint(1, 0),
      placePoint(1, 0),
      ...steps.toReversed().map((t) => placePoint(t, 1)),
    ]);
    for (const offset of [0.15, 0.45, 0.7])
      lines += engrave(
        placePoint(0.12, offset),
        placePoint(0.45, offset),
        placePoint(0.85 - offset * 0.2, offset),
        1.3,
      );
  }
  return { tongues, lines };
}
