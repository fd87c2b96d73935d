import { closeCurve, openCurve, traceRibbon, engrave } from '../../curve.ts';
import { mixColors, paper } from '../../palette.ts';
import type { Point } from '../../svg.ts';
import { formatNumbers, writePath } from '../../svg.ts';
import type { Pattern, PatternSheet } from './pattern.ts';

/** Horizontal bands of pigment with lozenges, beads, a wave or a cord. */
export const drawBands: Pattern = (sheet) => {
  const { random, scale } = sheet;
  const count = 5 - Math.round(scale * 2);
  let content = '';
  for (let index = 0; index < count; index += 1) {
    const v = -0.72 + ((index + 0.5) / count) * 1.5 + random.pickBetween(-0.05, 0.05);
    const height = (0.5 / count) * random.pickBetween(0.55, 1.05);
    content += drawBand(sheet, v, height, random.pickInteger(4));
  }
  return content;
};

function drawBand(sheet: PatternSheet, v: number, height: number, ornament: number): string {
  const { marks } = sheet.palette;
  const upper = traceEdge(sheet, v - height / 2);
  const lower = traceEdge(sheet, v + height / 2);
  const lineStyle = { fill: marks.deep, 'fill-opacity': 0.85 };
  return (
    writePath(closeCurve([...upper, ...lower.toReversed()]), { fill: marks.mid, 'fill-opacity': 0.82 }) +
    writePath(traceRibbon(upper, () => 1.6) + traceRibbon(lower, (t) => 1.4 + t * 1.6), lineStyle) +
    writePath(
      openCurve(traceEdge(sheet, v - height / 2 - 0.035)) +
        openCurve(traceEdge(sheet, v + height / 2 + 0.035)),
      {
        fill: 'none',
        stroke: marks.deep,
        'stroke-width': 0.8,
      },
    ) +
    ornaments[ornament % ornaments.length]?.(sheet, v, height)
  );
}

const longitudes = Array.from({ length: 9 }, (_, index) => -1.57 + (index / 8) * 3.14);

const traceEdge = ({ shell, random }: PatternSheet, v: number): Point[] =>
  longitudes.map((u) => shell.locate(u, v + random.pickBetween(-0.012, 0.012)));

type Ornament = (sheet: PatternSheet, v: number, height: number) => string;

const drawLozenges: Ornament = ({ shell, palette }, v, height) => {
  let d = '';
  for (let u = -1.44; u < 1.5; u += 0.24) {
    const [a, b, c, e] = [
      shell.locate(u - 0.085, v),
      shell.locate(u, v - height * 0.36),
      shell.locate(u + 0.085, v),
      shell.locate(u, v + height * 0.36),
    ];
    d += `M${formatNumbers(...a)}L${formatNumbers(...b, ...c, ...e)}z`;
  }
  return writePath(d, {
    fill: mixColors(palette.marks.light, paper, 0.3),
    'fill-opacity': 0.92,
    stroke: palette.marks.deep,
    'stroke-width': 0.6,
  });
};

const drawBeads: Ornament = ({ shell, palette }, v) => {
  let d = '';
  for (let u = -1.4; u < 1.5; u += 0.2) d += `M${formatNumbers(...shell.locate(u, v))}h0`;
  const line = { fill: 'none', 'stroke-linecap': 'round' } as const;
  return (
    writePath(d, { ...line, stroke: palette.marks.deep, 'stroke-width': 7 }) +
    writePath(d, { ...line, stroke: palette.marks.light, 'stroke-width': 4.6 })
  );
};

const drawWave: Ornament = ({ shell, palette }, v, height) => {
  const points = Array.from({ length: 41 }, (_, index) => {
    const u = -1.57 + (index / 40) * 3.14;
    return shell.locate(u, v + (index % 2 ? -1 : 1) * height * 0.24);
  });
  return writePath(`M${points.map(([x, y]) => formatNumbers(x, y)).join('L')}`, {
    fill: 'none',
    stroke: mixColors(palette.marks.light, paper, 0.3),
    'stroke-width': 2,
    'stroke-linejoin': 'round',
  });
};

const drawCord: Ornament = ({ shell, palette }, v, height) => {
  let d = '';
  for (let u = -1.5; u < 1.5; u += 0.1)
    d += engrave(
      shell.locate(u, v - height * 0.42),
      shell.locate(u + 0.03, v),
      shell.locate(u + 0.1, v + height * 0.42),
      2.2,
    );
  return writePath(d, { fill: palette.marks.deep, 'fill-opacity': 0.75 });
};

const ornaments: readonly Ornament[] = [drawLozenges, drawBeads, drawWave, drawCord];
