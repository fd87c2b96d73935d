import { closeCurve, traceRibbon } from '../../curve.ts';
import { mixColors, paper } from '../../palette.ts';
import type { Point } from '../../svg.ts';
import { writePath } from '../../svg.ts';
import type { Pattern, PatternSheet } from './pattern.ts';

/** Forking veins in clouded stone, each with a pale parallel vein. */
export const drawMarble: Pattern = (sheet) => {
  const { random, scale } = sheet;
  const { marks, ground } = sheet.palette;
  let [dark, pale, clouds] = ['', '', ''];
  const count = 9 - Math.round(scale * 3);
  for (let index = 0; index < count; index += 1) {
    const start: ShellPoint = [random.pickBetween(-1.5, 1.3), random.pickBetween(-1, 0.5)];
    const vein = wander(sheet, start, random.pickBetween(0.3, 1.3), 9);
    const width = random.pickBetween(2, 4.4) + scale * 2;
    const line = vein.map(([u, v]) => sheet.shell.locate(u, v));
    dark += traceRibbon(
      line,
      (t) => width * Math.sin(Math.PI * Math.min(1, t * 0.9 + 0.1)) * (0.6 + 0.4 * Math.sin(t * 17)),
    );
    pale += traceRibbon(
      line.map(([x, y]): Point => [x + width * 0.9 + 1, y + 1.2]),
      (t) => 1.3 * (1 - t),
    );
    for (const fork of [3, 6]) {
      const origin = vein[fork];
      if (origin)
        dark += traceRibbon(
          wander(sheet, origin, random.pickBetween(-0.6, 2.2), 6).map(([u, v]) => sheet.shell.locate(u, v)),
          (t) => width * 0.45 * (1 - t) + 0.3,
        );
    }
    const [u, v] = start;
    clouds += closeCurve(
      [0, 1, 2, 3, 4, 5, 6].map((corner) =>
        sheet.shell.locate(
          u + Math.cos(corner * 0.9) * random.pickBetween(0.2, 0.55),
          v + Math.sin(corner * 0.9) * random.pickBetween(0.12, 0.34),
        ),
      ),
    );
  }
  return (
    writePath(clouds, { fill: marks.mid, 'fill-opacity': 0.26 }) +
    writePath(pale, { fill: mixColors(ground.light, paper, 0.5), 'fill-opacity': 0.8 }) +
    writePath(dark, { fill: marks.deep, 'fill-opacity': 0.88 })
  );
};

type ShellPoint = readonly [u: number, v: number];

function wander({ random }: PatternSheet, [u, v]: ShellPoint, heading: number, steps: number): ShellPoint[] {
  const vein: ShellPoint[] = [[u, v]];
  let [x, y, angle] = [u, v, heading];
  for (let step = 1; step < steps; step += 1) {
    angle += random.pickBetween(-0.75, 0.75) + (heading - angle) * 0.25;
    x = Math.max(-1.57, Math.min(1.57, x + Math.cos(angle) * 0.17));
    y += Math.sin(angle) * 0.12;
    vein.push([x, y]);
  }
  return vein;
}
