import { closeCurve, traceLeaf, openCurve, engrave } from '../../curve.ts';
import { ink, createOutline, mixColors } from '../../palette.ts';
import type { Point } from '../../svg.ts';
import { parsePoints, path } from '../../svg.ts';
import type { TerrainPainter } from './terrain-painter.ts';

/** House of Earth: a mound with grass, ferns and stones. */
export const drawMeadow: TerrainPainter = (tone, house, random) => {
  const mound = closeCurve(
    parsePoints(
      '34,350 70,336 128,326 200,322 274,326 332,334 368,348 340,364 270,378 196,384 120,377 62,364',
    ).map(([x, y]): Point => [x, y + random.between(-2.5, 2.5)]),
  );
  let [grass, dark, soil, stems, fronds, stones] = ['', '', '', '', '', ''];
  for (let blade = 0; blade < 96; blade += 1) {
    const x = random.between(40, 362);
    const edge = ((x - 200) / 165) ** 2;
    const isBack = blade % 3 === 0;
    const y = isBack ? 326 + edge * 16 : random.between(350, 372) - edge * 12;
    const height = random.between(6, isBack ? 17 : 13);
    const d = engrave([x, y + 2], [x + 1, y - height / 2], [x + random.between(-6, 7), y - height], 2.1);
    if (blade % 2) grass += d;
    else dark += d;
  }
  for (let line = 0; line < 34; line += 1) {
    const x = 70 + line * 8 + random.between(-3, 3);
    const edge = ((x - 200) / 165) ** 2;
    const y = 378 - edge * 16;
    soil += engrave([x, y - 12], [x + 2, y - 5], [x + 1, y + random.between(0, 6)], 1.3);
  }
  for (const [x, side, height] of [
    [52, -1, 46],
    [348, 1, 58],
    [364, 1, 36],
  ] as const) {
    const spine: Point[] = [
      [x, 352],
      [x + side * 3, 352 - height * 0.5],
      [x + side * 12, 352 - height * 0.86],
      [x + side * 24, 352 - height],
    ];
    stems += openCurve(spine);
    for (let pair = 1; pair < 9; pair += 1) {
      const t = pair / 9;
      const [px, py] = [x + side * 24 * t ** 1.8, 352 - height * (1 - (1 - t) ** 1.5)];
      const length = 15 * (1 - t) + 4;
      for (const direction of [-1, 1])
        fronds += traceLeaf(
          [px, py],
          [
            [px + direction * length * 0.4, py - length * 0.5],
            [px + direction * length * 0.9, py - length * 0.3],
          ],
          [px + direction * length, py + length * 0.1],
          [
            [px + direction * length * 0.7, py + length * 0.2],
            [px + direction * length * 0.3, py + length * 0.15],
          ],
        );
    }
  }
  for (const [x, y, r] of [
    [92, 362, 11],
    [112, 367, 7],
    [300, 362, 13],
    [274, 369, 6],
  ] as const)
    stones += closeCurve([
      [x - r, y + r * 0.3],
      [x - r * 0.5, y - r * 0.6],
      [x + r * 0.4, y - r * 0.6],
      [x + r, y + r * 0.2],
      [x + r * 0.3, y + r * 0.6],
    ]);
  const outline = createOutline(0.9);
  const green = mixColors(house.mid, '#6f8f3e', 0.4);
  return (
    path(stems, { fill: 'none', stroke: mixColors(green, ink, 0.5), 'stroke-width': 1.6 }) +
    path(fronds, { fill: green, stroke: ink, 'stroke-width': 0.6 }) +
    path(mound, { fill: mixColors(tone.light, green, 0.42), ...outline }) +
    path(soil, { fill: ink, 'fill-opacity': 0.55 }) +
    path(stones, { fill: tone.light, ...outline }) +
    path(dark, { fill: mixColors(house.deep, ink, 0.25) }) +
    path(grass, { fill: green })
  );
};
