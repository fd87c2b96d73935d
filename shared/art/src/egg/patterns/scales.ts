import { engrave } from '../../curve.ts';
import { ink, mixColors, paper } from '../../palette.ts';
import type { Point } from '../../svg.ts';
import { formatNumbers, writePath } from '../../svg.ts';
import type { Pattern } from './pattern.ts';

/** Overlapping scales from the foot upwards, each with a slightly different brightness. */
export const drawScales: Pattern = ({ shell, palette, random, scale }) => {
  const { ground, marks } = palette;
  const rows = 15 - Math.round(scale * 4);
  const tones = [
    mixColors(ground.deep, marks.deep, 0.35),
    mixColors(marks.mid, ground.deep, 0.35),
    mixColors(marks.mid, ground.mid, 0.25),
    mixColors(marks.light, ground.light, 0.4),
    mixColors(marks.light, paper, 0.55),
  ];
  const step = 2.06 / rows;
  let content = '';
  for (let row = rows; row >= 0; row -= 1) {
    const v = -1.02 + row * step;
    const radius = shell.measureRadius(v + step * 0.6);
    const count = Math.max(3, Math.round((radius / shell.reach) * rows * 1.12));
    const width = Math.PI / count;
    const pathsByTone = tones.map(() => '');
    let shading = '';
    for (let index = -1; index <= count; index += 1) {
      const u = -Math.PI / 2 + (index + (row % 2 ? 0.5 : 0)) * width + width / 2;
      if (Math.abs(u) > 1.75) continue;
      const placePoint = (du: number, dv: number): Point =>
        shell.locate(Math.max(-1.57, Math.min(1.57, u + du * width)), v + dv * step);
      const tip = placePoint(0, 1.62);
      const light = shell.measureLight(u, v + step * 0.8) + random.pickBetween(-0.2, 0.2);
      const tone = Math.max(0, Math.min(tones.length - 1, Math.floor(light * 5.2)));
      pathsByTone[tone] += traceScale(
        placePoint(-0.52, 0),
        placePoint(-0.56, 0.95),
        tip,
        placePoint(0.56, 0.95),
        placePoint(0.52, 0),
      );
      shading += engrave(placePoint(0.45, 0.7), placePoint(0.32, 1.15), placePoint(0.04, 1.5), 1.5 - light);
    }
    content += pathsByTone.map((d, tone) => writePath(d, { fill: tones[tone] ?? ground.mid })).join('');
    content += writePath(shading, { fill: ink, 'fill-opacity': 0.55 });
  }
  return `<g stroke="${mixColors(marks.deep, ink, 0.5)}" stroke-width=".8" stroke-linejoin="round">${content}</g>`;
};

const traceScale = (a: Point, b: Point, tip: Point, c: Point, e: Point) =>
  `M${formatNumbers(...a)}Q${formatNumbers(...b, ...tip)}Q${formatNumbers(...c, ...e)}`;
