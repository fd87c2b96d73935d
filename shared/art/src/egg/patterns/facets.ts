import { tracePolygon } from '../../curve.ts';
import { ink, mixColors, paper } from '../../palette.ts';
import type { Point } from '../../svg.ts';
import { formatNumbers, writePath } from '../../svg.ts';
import type { Pattern } from './pattern.ts';

/** Draws flat faces, as on a cut gemstone. Each face has one brightness. */
export const drawFacets: Pattern = ({ shell, palette, random, scale }) => {
  const { ground, marks } = palette;
  const tones = [
    ground.deep,
    marks.deep,
    mixColors(ground.deep, ground.mid, 0.6),
    mixColors(marks.mid, ground.mid, 0.4),
    ground.mid,
    mixColors(marks.light, ground.light, 0.5),
    mixColors(ground.light, paper, 0.5),
    paper,
  ];
  const [rows, columns] = [8 - Math.round(scale * 2), 7 - Math.round(scale * 2)];
  const grid = Array.from({ length: rows + 1 }, (_, row) =>
    Array.from({ length: columns + 2 }, (_, column) => {
      const inner = row > 0 && row < rows ? 1 : 0;
      const u =
        -1.75 + ((column + (row % 2 ? 0.5 : 0)) / columns) * 3.2 + random.pickBetween(-0.1, 0.1) * inner;
      const v = -Math.cos((row / rows) * Math.PI) + random.pickBetween(-0.05, 0.05) * inner;
      return { u: Math.max(-1.57, Math.min(1.57, u)), v, tone: random.pickBetween(-0.17, 0.17) };
    }),
  );
  const pathsByTone = tones.map(() => '');
  let glints = '';
  const addFacet = (...corners: ({ u: number; v: number; tone: number } | undefined)[]) => {
    const existingCorners = corners.filter((corner) => corner !== undefined);
    const computeMean = (property: 'u' | 'v' | 'tone') =>
      existingCorners.reduce((sum, corner) => sum + corner[property], 0) / existingCorners.length;
    const light = shell.measureLight(computeMean('u'), computeMean('v')) + computeMean('tone') * 1.7;
    const tone = Math.max(0, Math.min(tones.length - 1, Math.floor(light * 8.4)));
    const points = existingCorners.map(({ u, v }): Point => shell.locate(u, v));
    pathsByTone[tone] += tracePolygon(points);
    const first = points[0];
    if (light > 0.72 && first && random.next() < 0.4) glints += traceGlint(first);
  };
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column <= columns; column += 1) {
      const [a, b] = [grid[row]?.[column], grid[row]?.[column + 1]];
      const [c, e] = [grid[row + 1]?.[column], grid[row + 1]?.[column + 1]];
      if (row % 2) {
        addFacet(a, b, e);
        addFacet(a, c, e);
      } else {
        addFacet(a, b, c);
        addFacet(b, c, e);
      }
    }
  }
  const edges = {
    stroke: mixColors(ground.deep, ink, 0.4),
    'stroke-width': 0.7,
    'stroke-linejoin': 'round',
  } as const;
  return (
    pathsByTone.map((d, tone) => writePath(d, { fill: tones[tone], ...edges })).join('') +
    writePath(glints, { fill: '#fff', 'fill-opacity': 0.85 })
  );
};

const traceGlint = ([x, y]: Point) => `M${formatNumbers(x, y - 6)}l1 5 5 1-5 1-1 5-1-5-5-1 5-1z`;
