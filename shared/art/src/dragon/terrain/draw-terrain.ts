import { closeCurve, engrave, tracePolygon, interpolate, traceLeaf, openCurve } from '../../curve.ts';
import type { Palette, Tint } from '../../palette.ts';
import { ink, mixColors, shadow, stone, createOutline } from '../../palette.ts';
import type { Random } from '../../random.ts';
import type { Point } from '../../svg.ts';
import { writeGroup, parsePoints, parseTriples, placePoints, repeat, writePath } from '../../svg.ts';
import type { Traits } from '../../traits.ts';
import { traceWash, drawWash } from '../../watercolor.ts';
import { drawBoulders } from './draw-boulders.ts';

/** Draws the ground of one house; `tone` is the colour of its stone. */
type TerrainPainter = (tone: Tint, house: Tint, random: Random) => string;

/** Draws the ground under a resting dragon: a vignette of the land of its house, which fades into the paper. */
export function drawTerrain(gene: Traits['house'], { house }: Palette, random: Random): string {
  const tone = {
    light: mixColors(stone.light, house.light, 0.35),
    mid: mixColors(stone.mid, house.mid, 0.32),
    deep: mixColors(stone.deep, house.deep, 0.3),
  };
  const strata = repeat(26, () => {
    const [x, y] = [random.pickBetween(50, 350), random.pickBetween(352, 384)];
    const halfLength = random.pickBetween(8, 30) * (1 - Math.abs(x - 200) / 260);
    return engrave([x - halfLength, y], [x, y + 1], [x + halfLength, y - 0.4], 1);
  });
  return writeGroup(
    { 'data-gene': 'house' },
    drawWash(traceWash([200, 352], 176, 34, random), house.mid, 0.16),
    drawWash(traceWash([206, 356], 140, 24, random), house.deep, 0.14),
    writePath(strata, { fill: ink, 'fill-opacity': 0.36 }),
    painters[gene](tone, house, random),
    writePath(closeCurve(parsePoints('92,342 160,328 250,327 330,334 348,342 300,350 200,353 120,350')), {
      fill: shadow,
      'fill-opacity': 0.3,
    }),
  );
}

/** House of Fire: six-sided columns of basalt, with embers in the joints. */
const drawBasalt: TerrainPainter = (tone, house, random) => {
  let [tops, lit, dim, cuts, embers] = ['', '', '', '', ''];
  [20, 22].forEach((half, depth) => {
    for (let index = 0; index < 8; index += 1) {
      const x = 46 + (index + (depth ? 0.06 : 0.5)) * 38.5 + random.pickBetween(-3, 3);
      const edge = Math.abs(x - 200) / 160;
      const y = (depth ? 344 : 330) + edge ** 2 * 10 + random.pickBetween(-2, 2);
      const foot = y + (depth ? 36 - 26 * edge ** 1.5 : 14) + random.pickBetween(-6, 6);
      const placeCorner = (angle: number): Point => [
        x + Math.cos(angle) * half * 1.02,
        y + Math.sin(angle) * 8.5,
      ];
      const corners = [0, 1, 2, 3, 4, 5].map((corner) => placeCorner(corner * 1.0472 + 0.1));
      const [east, southEast, southWest, west] = corners;
      if (!east || !southEast || !southWest || !west) continue;
      const dropPoint = ([px, py]: Point, drop = 0): Point => [px, Math.max(py + 3, foot + drop)];
      lit += tracePolygon([west, southWest, dropPoint(southWest, 4), dropPoint(west, -2)]);
      dim += tracePolygon([southWest, southEast, dropPoint(southEast, 4), dropPoint(southWest, 4)]);
      dim += tracePolygon([southEast, east, dropPoint(east, -2), dropPoint(southEast, 4)]);
      tops += tracePolygon(corners);
      for (const share of [0.12, 0.3, 0.5, 0.7, 0.88]) {
        const px = southWest[0] + (east[0] - southWest[0]) * share;
        const from = southEast[1] + (share > 0.6 ? -(share - 0.6) * 14 : 0);
        cuts += engrave(
          [px, from],
          [px, (from + foot) / 2],
          [px, foot - random.pickBetween(0, 8)],
          0.7 + share,
        );
      }
      if (random.next() < 0.5)
        embers += engrave(
          southEast,
          [southEast[0] + 1, (southEast[1] + foot) / 2],
          [southEast[0], foot - 5],
          2.2,
        );
    }
  });
  const outline = createOutline(0.9);
  return (
    writePath(dim, { fill: mixColors(tone.mid, tone.deep, 0.75), ...outline }) +
    writePath(lit, { fill: mixColors(tone.light, tone.mid, 0.7), ...outline }) +
    writePath(cuts, { fill: ink, 'fill-opacity': 0.6 }) +
    writePath(embers, { fill: mixColors(house.mid, '#ffb65c', 0.5) }) +
    writePath(tops, { fill: mixColors(tone.light, tone.mid, 0.45), ...outline })
  );
};

/** House of Air: the top of a crag above the clouds. */
const drawCrag: TerrainPainter = (tone, house, random) => {
  const roughen = (points: string, reachX: number): Point[] =>
    parsePoints(points).map(([x, y]) => [
      x + (reachX && random.pickBetween(-reachX, reachX)),
      y + random.pickBetween(-2, 2),
    ]);
  const top = roughen('44,336 86,322 140,324 196,318 258,323 312,320 360,334', 0);
  const brim = roughen('350,346 304,352 256,362 206,356 158,364 104,355 58,348', 7);
  const foot: Point[] = brim.map(([x]) => [
    200 + (x - 200) * 0.82 + random.pickBetween(-6, 6),
    392 - ((x - 200) / 150) ** 2 * 18 + random.pickBetween(-5, 3),
  ]);
  let [lit, dim, cuts, mist, ledgeLines] = ['', '', '', '', ''];
  brim.slice(1).forEach((corner, index) => {
    const [before, low, lowBefore] = [brim[index], foot[index + 1], foot[index]];
    if (!before || !low || !lowBefore) return;
    // Each face is a pillar with a bright edge on the left.
    const edge = [interpolate(corner, before, 0.34), interpolate(low, lowBefore, 0.28)] as const;
    lit += tracePolygon([corner, edge[0], edge[1], low]);
    dim += tracePolygon([edge[0], before, lowBefore, edge[1]]);
    for (let line = 0; line < 9; line += 1) {
      const [from, to] = [interpolate(edge[0], before, line / 9), interpolate(edge[1], lowBefore, line / 9)];
      cuts += engrave(
        from,
        interpolate(from, to, 0.4),
        interpolate(from, to, random.pickBetween(0.55, 1)),
        1 + line * 0.07,
      );
    }
  });
  for (let line = 0; line < 9; line += 1) {
    const [x, y] = [random.pickBetween(80, 320), random.pickBetween(328, 350)];
    ledgeLines += engrave([x - 20, y], [x, y + 2], [x + random.pickBetween(8, 26), y - 1], 1);
  }
  for (const [x, y, length] of parseTriples('24,380,110 250,384,126 120,394,150 16,366,56 322,370,60'))
    mist += closeCurve(placePoints('0,0 0.2,-6 0.38,-3 0.55,-10 0.74,-4 1,0 0.5,4', [x, y], length, 1));
  const outline = createOutline(0.9);
  return (
    writePath(dim, { fill: mixColors(tone.mid, tone.deep, 0.12), ...outline }) +
    writePath(lit, { fill: mixColors(tone.light, tone.mid, 0.3), ...outline }) +
    writePath(cuts, { fill: ink, 'fill-opacity': 0.62 }) +
    writePath(tracePolygon([...top, ...brim]), {
      fill: mixColors(tone.light, house.light, 0.3),
      ...outline,
    }) +
    writePath(ledgeLines, { fill: ink, 'fill-opacity': 0.45 }) +
    writePath(mist, {
      fill: mixColors(house.light, '#ffffff', 0.55),
      'fill-opacity': 0.92,
      stroke: house.mid,
      'stroke-width': 0.8,
    })
  );
};

/** House of Earth: a mound with grass, ferns and stones. */
const drawMeadow: TerrainPainter = (tone, house, random) => {
  const mound = closeCurve(
    parsePoints(
      '34,350 70,336 128,326 200,322 274,326 332,334 368,348 340,364 270,378 196,384 120,377 62,364',
    ).map(([x, y]): Point => [x, y + random.pickBetween(-2.5, 2.5)]),
  );
  let [grass, dark, soil, stems, fronds, stones] = ['', '', '', '', '', ''];
  for (let blade = 0; blade < 96; blade += 1) {
    const x = random.pickBetween(40, 362);
    const edge = ((x - 200) / 165) ** 2;
    const isBack = blade % 3 === 0;
    const y = isBack ? 326 + edge * 16 : random.pickBetween(350, 372) - edge * 12;
    const height = random.pickBetween(6, isBack ? 17 : 13);
    const d = engrave([x, y + 2], [x + 1, y - height / 2], [x + random.pickBetween(-6, 7), y - height], 2.1);
    if (blade % 2) grass += d;
    else dark += d;
  }
  for (let line = 0; line < 34; line += 1) {
    const x = 70 + line * 8 + random.pickBetween(-3, 3);
    const edge = ((x - 200) / 165) ** 2;
    const y = 378 - edge * 16;
    soil += engrave([x, y - 12], [x + 2, y - 5], [x + 1, y + random.pickBetween(0, 6)], 1.3);
  }
  for (const [x, side, height] of parseTriples('52,-1,46 348,1,58 364,1,36')) {
    stems += openCurve(placePoints('0,0 3,0.5 12,0.86 24,1', [x, 352], side, -height));
    for (let pair = 1; pair < 9; pair += 1) {
      const t = pair / 9;
      const [px, py] = [x + side * 24 * t ** 1.8, 352 - height * (1 - (1 - t) ** 1.5)];
      const length = 15 * (1 - t) + 4;
      for (const direction of [-1, 1]) {
        const placePoint = (across: number, down: number): Point => [
          px + direction * length * across,
          py + length * down,
        ];
        fronds += traceLeaf([px, py], [placePoint(0.4, -0.5), placePoint(0.9, -0.3)], placePoint(1, 0.1), [
          placePoint(0.7, 0.2),
          placePoint(0.3, 0.15),
        ]);
      }
    }
  }
  for (const [x, y, r] of parseTriples('92,362,11 112,367,7 300,362,13 274,369,6'))
    stones += closeCurve(placePoints('-1,0.3 -0.5,-0.6 0.4,-0.6 1,0.2 0.3,0.6', [x, y], r));
  const outline = createOutline(0.9);
  const green = mixColors(house.mid, '#6f8f3e', 0.4);
  return (
    writePath(stems, { fill: 'none', stroke: mixColors(green, ink, 0.5), 'stroke-width': 1.6 }) +
    writePath(fronds, { fill: green, stroke: ink, 'stroke-width': 0.6 }) +
    writePath(mound, { fill: mixColors(tone.light, green, 0.42), ...outline }) +
    writePath(soil, { fill: ink, 'fill-opacity': 0.55 }) +
    writePath(stones, { fill: tone.light, ...outline }) +
    writePath(dark, { fill: mixColors(house.deep, ink, 0.25) }) +
    writePath(grass, { fill: green })
  );
};

const painters: Readonly<Record<Traits['house'], TerrainPainter>> = {
  FIRE: drawBasalt,
  WATER: drawBoulders,
  EARTH: drawMeadow,
  AIR: drawCrag,
};
