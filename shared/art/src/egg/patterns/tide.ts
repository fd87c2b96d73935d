import { closeCurve, openCurve, traceRibbon } from '../../curve.ts';
import { mixColors, paper } from '../../palette.ts';
import type { Point } from '../../svg.ts';
import { formatNumbers, writePath } from '../../svg.ts';
import type { Pattern } from './pattern.ts';

/** Stacked tide marks with foam along their crests. */
export const drawTide: Pattern = ({ shell, palette, random, scale }) => {
  const { marks } = palette;
  const count = 10 - Math.round(scale * 3);
  const waves = 2.2 + random.next() * 1.6;
  const phase = random.next() * 6;
  let [water, lines, foam, fineLines] = ['', '', '', ''];
  const traceCrest = (v: number, lift: number): Point[] =>
    Array.from({ length: 15 }, (_, index) => {
      const u = -1.57 + (index / 14) * 3.14;
      const swell = Math.sin(u * waves + phase + v * 2.4) + 0.45 * Math.sin(u * waves * 2.3 - phase + v * 5);
      return shell.locate(u, v + lift + swell * 0.055);
    });
  for (let index = 0; index < count; index += 1) {
    const v = -0.78 + (index / count) * 1.8 + random.pickBetween(-0.02, 0.02);
    const line = traceCrest(v, 0);
    if (index % 2 === 0) water += closeCurve([...line, ...traceCrest(v + 1.8 / count, 0).toReversed()]);
    lines += traceRibbon(line, (t) => 1.1 + 2.2 * t);
    fineLines += openCurve(traceCrest(v, 0.045)) + openCurve(traceCrest(v, 0.078));
    line.forEach(([x, y]) => {
      if (random.next() < 0.75)
        foam += `M${formatNumbers(x + random.pickBetween(-3, 3), y - 4 - random.next() * 3)}h0`;
    });
  }
  const bubbleStyle = { fill: 'none', 'stroke-linecap': 'round' } as const;
  return (
    writePath(water, { fill: marks.mid, 'fill-opacity': 0.62 }) +
    writePath(fineLines, { fill: 'none', stroke: marks.deep, 'stroke-width': 0.8, 'stroke-opacity': 0.6 }) +
    writePath(lines, { fill: marks.deep, 'fill-opacity': 0.9 }) +
    writePath(foam, { ...bubbleStyle, stroke: marks.deep, 'stroke-opacity': 0.5, 'stroke-width': 4.2 }) +
    writePath(foam, { ...bubbleStyle, stroke: mixColors(marks.light, paper, 0.6), 'stroke-width': 3.2 })
  );
};
