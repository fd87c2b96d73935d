import { placeAround, walkLine, traceRibbon, engrave } from '../../curve.ts';
import { ink, mixColors } from '../../palette.ts';
import type { Point } from '../../svg.ts';
import { writePath } from '../../svg.ts';
import type { Pattern, PatternSheet } from './pattern.ts';

/** Fern fronds with rolled tips. */
export const drawFern: Pattern = (sheet) => {
  const { random, scale } = sheet;
  const { marks } = sheet.palette;
  const count = 7 - Math.round(scale * 2);
  let [back, front] = ['', ''];
  for (let index = 0; index < count; index += 1) {
    const u = -1.25 + ((index + 0.5) / count) * 2.5 + random.pickBetween(-0.1, 0.1);
    const top = random.pickBetween(-0.72, 0.05);
    const bend = random.next() < 0.5 ? -1 : 1;
    if (index % 2) back += traceFrond(sheet, u, top + 0.3, bend, 9);
    else front += traceFrond(sheet, u, top, bend, 12 + scale * 4);
  }
  return (
    writePath(back, { fill: marks.mid, 'fill-opacity': 0.75 }) +
    writePath(front, { fill: mixColors(marks.deep, ink, 0.15), 'fill-opacity': 0.9 })
  );
};

function traceFrond(
  { shell, random }: PatternSheet,
  u: number,
  top: number,
  bend: number,
  leafLength: number,
): string {
  const lean = random.pickBetween(0.1, 0.35) * bend;
  const stem: Point[] = [];
  for (let step = 0; step <= 5; step += 1) {
    const t = step / 5;
    stem.push(shell.locate(u + lean * t * t, 1 + (top - 1) * t));
  }
  const [tipU, tipV] = [u + lean, top];
  for (let step = 1; step <= 7; step += 1) {
    const angle = step * 0.8;
    const roll = 0.1 * (1 - step / 8.5);
    const radius = Math.max(20, shell.measureRadius(tipV));
    const spread = (shell.reach / radius) * 0.8;
    stem.push(
      shell.locate(tipU + bend * spread * (0.1 - Math.cos(angle) * roll), tipV - Math.sin(angle) * roll),
    );
  }
  let d = traceRibbon(stem, (t) => 3.2 - 2.2 * t);
  for (let step = 2; step <= 20; step += 1) {
    const t = step / 46;
    const [x, y] = walkLine(stem, t);
    const [bx, by] = walkLine(stem, t + 0.05);
    const heading = Math.atan2(by - y, bx - x);
    const length = leafLength * Math.sin(Math.PI * Math.min(1, 0.25 + step / 28)) + 3;
    for (const side of [-1, 1]) {
      const angle = heading + side * 1.05;
      const tip = placeAround([x, y], angle, length);
      const middle = placeAround([x, y], angle + side * 0.25, length * 0.55);
      d += engrave([x, y], middle, tip, 2.7);
    }
  }
  return d;
}
