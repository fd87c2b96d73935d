import { openCurve, traceSparkle } from '../../curve.ts';
import type { Random } from '../../random.ts';
import { writeElement, formatNumbers, writePath } from '../../svg.ts';
import type { Shell } from '../shell.ts';
import type { Pattern } from './pattern.ts';

/** A star chart on a dark shell. */
export const drawConstellation: Pattern = ({ shell, palette, random, scale }) => {
  const { marks, ground } = palette;
  const night = '#131a38';
  const chart =
    [-0.66, -0.33, 0, 0.33, 0.66]
      .map((v) => openCurve([-1.57, -1.1, -0.55, 0, 0.55, 1.1, 1.57].map((u) => shell.locate(u, v))))
      .join('') +
    [-1.1, -0.55, 0, 0.55, 1.1]
      .map((u) => openCurve([-0.97, -0.6, -0.2, 0.2, 0.6, 0.97].map((v) => shell.locate(u, v))))
      .join('');

  const stars = scatterStars(17 - Math.round(scale * 3), random, shell);
  let [figure, bright, dust, haze] = ['', '', '', ''];
  stars.forEach(({ u, v, size }, index) => {
    bright += traceSparkle(shell.locate(u, v), size + scale * 2, 0.16);
    const nearest = stars
      .slice(0, index)
      .filter((other) => Math.hypot((u - other.u) * 0.8, v - other.v) < 0.6)
      .toSorted((a, b) => Math.hypot((u - a.u) * 0.8, v - a.v) - Math.hypot((u - b.u) * 0.8, v - b.v))[0];
    if (nearest)
      figure += `M${formatNumbers(...shell.locate(u, v))}L${formatNumbers(...shell.locate(nearest.u, nearest.v))}`;
  });
  const tilt = random.pickBetween(-0.7, 0.7);
  for (let index = 0; index < 130; index += 1) {
    const u = random.pickBetween(-1.5, 1.5);
    const milkyWay = tilt * u + (random.next() + random.next() + random.next() - 1.5) * 0.4;
    const speck = `M${formatNumbers(...shell.locate(u, index < 85 ? milkyWay : random.pickBetween(-0.95, 0.95)))}h0`;
    if (index % 5 === 0) haze += speck;
    else dust += speck;
  }
  const dotStyle = { fill: 'none', 'stroke-linecap': 'round' } as const;
  return (
    writePath(shell.outline, { fill: night, 'fill-opacity': 0.62 }) +
    writePath(haze, { ...dotStyle, stroke: marks.mid, 'stroke-width': 26, 'stroke-opacity': 0.1 }) +
    writePath(chart, { fill: 'none', stroke: ground.light, 'stroke-width': 0.6, 'stroke-opacity': 0.4 }) +
    writePath(dust, { ...dotStyle, stroke: '#fdf8ec', 'stroke-width': 1.7, 'stroke-opacity': 0.8 }) +
    writePath(haze, { ...dotStyle, stroke: marks.light, 'stroke-width': 2.6 }) +
    writePath(figure, { fill: 'none', stroke: marks.light, 'stroke-width': 1, 'stroke-opacity': 0.85 }) +
    writeElement('path', { d: bright, fill: '#fffdf4' })
  );
};

function scatterStars(count: number, random: Random, { measureRadius, reach }: Shell) {
  const stars: { u: number; v: number; size: number }[] = [];
  for (let attempt = 0; attempt < 200 && stars.length < count; attempt += 1) {
    const star = {
      u: random.pickBetween(-1.2, 1.2),
      v: random.pickBetween(-0.8, 0.85),
      size: random.pickBetween(4, 9),
    };
    const isClear = stars.every(
      (other) => Math.hypot((star.u - other.u) * measureRadius(star.v), (star.v - other.v) * reach) > 26,
    );
    if (isClear) stars.push(star);
  }
  return stars;
}
