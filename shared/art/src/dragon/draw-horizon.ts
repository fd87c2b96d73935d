import { closeCurve, interpolate, openCurve, tracePolygon, engrave } from '../curve.ts';
import type { Palette, Tint } from '../palette.ts';
import { mixColors } from '../palette.ts';
import type { Random } from '../random.ts';
import type { Point } from '../svg.ts';
import { parseTriples, placePoints, repeat, writeGroup, writeLine, writePath } from '../svg.ts';
import type { Traits } from '../traits.ts';

/** Draws the land of a house, far below a flying dragon, and clouds. */
export function drawHorizon(gene: Traits['house'], { house }: Palette, random: Random): string {
  let cloudPaths = '';
  for (const [x, y, length] of parseTriples('30,286,56 74,297,36 330,240,44 258,316,50'))
    cloudPaths += traceCloud(
      [x + random.pickBetween(-10, 10), y + random.pickBetween(-12, 8)],
      length * random.pickBetween(0.8, 1.3),
    );
  return writeGroup(
    { 'data-gene': 'house', opacity: 0.8 },
    landscapePainters[gene](house, random),
    writePath(cloudPaths, {
      fill: mixColors(house.light, '#ffffff', 0.5),
      stroke: house.mid,
      'stroke-width': 0.7,
    }),
  );
}

type LandscapePainter = (house: Tint, random: Random) => string;

const traceCloud = ([x, y]: Point, length: number) =>
  closeCurve([
    [x, y],
    [x + length * 0.22, y - length * 0.1],
    [x + length * 0.4, y - length * 0.07],
    [x + length * 0.6, y - length * 0.17],
    [x + length * 0.78, y - length * 0.06],
    [x + length, y],
    [x + length * 0.5, y + 2],
  ]);

/** A peak with a lit and a hatched side. */
function tracePeak(x: number, y: number, halfWidth: number, foot: number, random: Random) {
  const top: Point = [x + random.pickBetween(-6, 6), y];
  const [west, east, ridge]: [Point, Point, Point] = [
    [x - halfWidth, foot],
    [x + halfWidth, foot],
    [x + random.pickBetween(-9, 2), foot],
  ];
  const bend: Point = [top[0] - 5, (top[1] + foot) / 2];
  let cuts = '';
  for (let line = 1; line < 9; line += 1) {
    const from = interpolate(top, east, line / 10);
    cuts += engrave(
      from,
      [from[0] - 1.5, from[1] + 6],
      [from[0] - 6, Math.min(foot, from[1] + 8 + line * 2.6)],
      1.1,
    );
  }
  return { lit: tracePolygon([top, bend, ridge, west]), dark: tracePolygon([top, east, ridge, bend]), cuts };
}

function drawRange(
  house: Tint,
  random: Random,
  peaks: readonly (readonly [number, number, number])[],
): string {
  const parts = peaks.map(([x, y, halfWidth]) =>
    tracePeak(x, y, halfWidth, 372 + random.pickBetween(-2, 3), random),
  );
  const outline = { stroke: house.deep, 'stroke-width': 0.9, 'stroke-linejoin': 'round' } as const;
  const joinPaths = (pick: 'lit' | 'dark' | 'cuts') => parts.map((part) => part[pick]).join('');
  return (
    writePath(joinPaths('dark'), { fill: house.mid, ...outline }) +
    writePath(joinPaths('lit'), { fill: mixColors(house.light, house.mid, 0.15), ...outline }) +
    writePath(joinPaths('cuts'), { fill: house.deep, 'fill-opacity': 0.7 })
  );
}

const landscapePainters: Record<Traits['house'], LandscapePainter> = {
  FIRE: (house, random) => {
    const x = random.pickBetween(120, 280);
    const smoke = placePoints('0,318 6,304 -4,290 12,276 8,262', [x, 0]);
    return (
      writeLine(openCurve(smoke), house.light, 9, 0.7) +
      drawRange(house, random, [
        [x - 88, 346, 46],
        [x + 92, 348, 40],
        [x, 320, 66],
      ]) +
      writePath(engrave([x - 9, 322], [x, 326], [x + 9, 322], 3), { fill: '#ff9a4a' })
    );
  },
  WATER: (house, random) => {
    const waves = repeat(6, (row) =>
      repeat(9 - row, (wave) => {
        const [x, y] = [58 + row * 14 + wave * 36 + random.pickBetween(-9, 9), 342 + row * 7];
        return engrave([x - 15, y], [x, y - 3.4 + row * 0.2], [x + 15, y + 0.6], 1.6);
      }),
    );
    return (
      drawRange(house, random, [
        [random.pickBetween(84, 130), 318, 15],
        [random.pickBetween(270, 300), 330, 11],
      ]) + writePath(waves, { fill: house.deep, 'fill-opacity': 0.75 })
    );
  },
  EARTH: (house, random) => {
    let [hills, trees, cuts] = ['', '', ''];
    for (const [x, y, halfWidth] of parseTriples('96,350,70 300,346,80 200,356,96')) {
      hills += closeCurve([
        [x - halfWidth, 374],
        [x - halfWidth * 0.5, y + 8],
        [x, y - 2],
        [x + halfWidth * 0.55, y + 7],
        [x + halfWidth, 374],
      ]);
      for (let line = 0; line < 12; line += 1) {
        const px = x + (line / 12) * halfWidth * 0.8;
        cuts += engrave(
          [px, y + 3 + line],
          [px + 1, y + 9 + line],
          [px - 3, Math.min(372, y + 13 + line * 1.3)],
          1,
        );
      }
      for (let tree = 0; tree < 6; tree += 1) {
        const px = x + random.pickBetween(-0.7, 0.7) * halfWidth;
        const py = y + 4 + ((px - x) / halfWidth) ** 2 * 22;
        trees += engrave([px, py + 2], [px, py - 6], [px + 0.5, py - random.pickBetween(10, 17)], 7);
      }
    }
    return (
      writePath(hills, {
        fill: mixColors(house.light, house.mid, 0.35),
        stroke: house.deep,
        'stroke-width': 0.9,
      }) +
      writePath(cuts, { fill: house.deep, 'fill-opacity': 0.55 }) +
      writePath(trees, {
        fill: mixColors(house.deep, '#3c5a2c', 0.4),
        stroke: house.deep,
        'stroke-width': 0.5,
      })
    );
  },
  AIR: (house, random) => {
    const banks = parseTriples('40,366,130 210,364,150 110,374,180').map(([x, y, length]) =>
      traceCloud([x, y], length),
    );
    return (
      drawRange(house, random, [
        [random.pickBetween(110, 160), 306, 34],
        [random.pickBetween(240, 290), 330, 26],
      ]) +
      writePath(banks.join(''), {
        fill: mixColors(house.light, '#ffffff', 0.4),
        stroke: house.mid,
        'stroke-width': 0.8,
      })
    );
  },
};
