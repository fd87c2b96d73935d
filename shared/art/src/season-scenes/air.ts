import { along, interpolate, openCurve, polygon, sliver } from '../curve.ts';
import { randomFor } from '../random.ts';
import type { Random } from '../random.ts';
import type { Point } from '../svg.ts';
import { path } from '../svg.ts';
import {
  cloudPath,
  cloudSeaPath,
  drawSunLines,
  fillShape,
  footDocument,
  grainDocument,
  grainPath,
  groundPath,
  drawHalo,
  landDocument,
  light,
  moteDocument,
  outlineShape,
  shade,
  skyDocument,
  skyline,
  sunPaths,
  tuftPath,
} from './brushes.ts';
import type { DrawSeasonFoot, DrawSeasonLand, DrawSeasonScene } from './season-scene.ts';

/** Pale sky and lilac: peaks above a sea of clouds, an alp with thin grass in the wind, feathers. Each age adds a peak. */
export const drawScene: DrawSeasonScene = (age, { rule, washToo, page, accent }) => {
  const random = randomFor(`AIR ${age}`, 'scene');
  const sun = sunPaths([1330, 96], 36, age, 24);
  let peaks = '';
  const count = 4 + Math.min(9, age);
  for (let peak = 0; peak < count; peak += 1) {
    const x = ((peak + 0.5) / count) * 1600 + random.between(-50, 50);
    const height = random.between(130, 270);
    // Each peak has a lower one at its foot.
    for (const [shift, size] of [
      [random.between(-70, 70), 0.58],
      [0, 1],
    ] as const) {
      const { lit, shaded, snow, cuts } = peakPaths(
        [x + shift, 372],
        height * 1.25 * size,
        height * size,
        random,
      );
      peaks +=
        outlineShape(lit, washToo, rule) +
        outlineShape(shaded, rule, rule) +
        fillShape(cuts, shade, 0.3) +
        outlineShape(snow, washToo, rule) +
        // Faint, because text stands in front of it at night.
        fillShape(snow, light, 0.3);
    }
  }
  let winds = '';
  for (let line = 0; line < 13; line += 1)
    winds += windPath([random.next() * 1500, random.between(40, 280)], 1);
  const grain = grainPath(randomFor(`AIR ${age}`, 'grain'), 34, 22, -0.5);
  return {
    sky: skyDocument(
      drawHalo(sun, washToo) +
        outlineShape(sun.disc, washToo, rule) +
        drawSunLines(sun, rule) +
        drawWinds(winds, rule) +
        peaks +
        outlineShape(cloudSeaPath(336, 210, 400, random), washToo, rule, 1) +
        outlineShape(cloudSeaPath(374, 290, 400, random), page, rule, 1),
    ),
    grain: grainDocument((color) => fillShape(grain, color)),
    mote: moteDocument(
      outlineShape('M4 21C5 10 12 3 21 3c0 8-6 14-14 15M3 22 18 6', page, rule) +
        fillShape(sliver([9, 16], [12, 15], [15, 15], 0.8), accent),
    ),
    weather: { angle: 24, turns: 1, count: 13 },
  };
};

/** An alp with thin grass in the wind, above a sea of clouds. */
export const drawLand: DrawSeasonLand = (age, { ink, rule, wash, washToo, page, accent }) => {
  const random = randomFor(`AIR ${age}`, 'land');
  const alp = skyline(random, { base: 240, height: 60, steps: 22, rough: 5 });
  let grass = '';
  for (const [x, y] of alp)
    for (let tuft = 0; tuft < 3; tuft += 1)
      grass += tuftPath(
        [x + random.between(-34, 34), y + random.between(10, 46)],
        random.between(26, 64),
        4,
        0.5,
        random,
      );
  return landDocument(
    outlineShape(cloudSeaPath(122, 250, 260, random), washToo, rule, 1) +
      outlineShape(cloudSeaPath(166, 340, 260, random), page, rule, 1) +
      outlineShape(groundPath(alp, 260), wash, ink) +
      fillShape(grass, accent, 0.8),
  );
};

/** A mountain with a broken outline, a shaded face to the right of its ridge, and snow on its top. */
function peakPaths([x, y]: Point, width: number, height: number, random: Random) {
  const summit: Point = [x, y - height];
  const flank = (side: -1 | 1) =>
    [0.2, 0.36, 0.58, 0.78, 1].map((t): Point => [
      x + ((side * width) / 2) * t * random.between(0.86, 1.08),
      y - height * (1 - t),
    ]);
  const [left, right] = [flank(-1), flank(1)];
  const ridge = [0.22, 0.46, 0.7, 1].map((t, bend): Point => [
    x + width * (bend % 2 ? -0.03 : 0.05) * random.between(0.6, 1.4),
    y - height * (1 - t),
  ]);
  let cuts = '';
  for (let cut = 1; cut < 16; cut += 1) {
    const [from, to] = [along([summit, ...ridge], cut / 16), along([summit, ...right], cut / 16)];
    cuts += sliver(from, interpolate(from, to, 0.3), interpolate(from, to, random.between(0.4, 0.8)), 1.3);
  }
  const hem = [-0.1, -0.05, 0.01, 0.06, 0.11].map((out, tooth): Point => [
    x + width * out,
    y - height * ((tooth % 2 ? 0.74 : 0.6) + random.between(-0.03, 0.03)),
  ]);
  const [leftEdge = summit, rightEdge = summit] = [left[1], right[1]];
  return {
    lit: polygon([...left.toReversed(), summit, ...ridge]),
    shaded: polygon([summit, ...right, ...ridge.toReversed()]),
    snow: polygon([summit, ...left.slice(0, 1), leftEdge, ...hem, rightEdge, ...right.slice(0, 1)]),
    cuts,
  };
}

/** Clouds in which a pedestal stands, and the wind around it. */
export const drawFoot: DrawSeasonFoot = (age, { rule, ink, washToo, page }, index = 0) => {
  const random = randomFor(`AIR ${age}`, `foot ${index}`);
  const bank = (places: readonly (readonly [number, number, number])[]) =>
    places.map(([x, y, length]) => cloudPath([x, y], length, random)).join('');
  return footDocument(
    drawWinds(windPath([6, 44], 0.5) + windPath([304, 30], 0.5) + windPath([318, 62], 0.36), ink) +
      outlineShape(
        bank([
          [8, 104, 120],
          [280, 104, 112],
        ]),
        washToo,
        rule,
        1,
      ) +
      outlineShape(
        bank([
          [0, 110, 104],
          [84, 110, 84],
          [228, 110, 96],
          [300, 110, 100],
        ]),
        page,
        ink,
        1,
      ),
  );
};

/** A gust that curls at its end. */
const windPath = ([x, y]: Point, scale: number) =>
  openCurve(
    [
      [0, 0],
      [60, -8],
      [130, 4],
      [170, -8],
      [156, -20],
      [144, -10],
    ].map(([dx = 0, dy = 0]): Point => [x + dx * scale, y + dy * scale]),
  );

const drawWinds = (winds: string, stroke: string) =>
  path(winds, { fill: 'none', stroke, 'stroke-width': 1.4, 'stroke-linecap': 'round' });
