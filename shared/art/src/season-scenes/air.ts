import { walkLine, interpolate, openCurve, tracePolygon, engrave } from '../curve.ts';
import { createRandom } from '../random.ts';
import type { Random } from '../random.ts';
import type { Point } from '../svg.ts';
import { parseTriples, placePoints, repeat, writeLine } from '../svg.ts';
import {
  traceCloud,
  traceCloudSea,
  drawSunLines,
  fillShape,
  writeFoot,
  drawGrain,
  traceGround,
  drawHalo,
  writeLand,
  light,
  outlineShape,
  shade,
  writeSky,
  placeSkyline,
  traceSun,
  traceTuft,
} from './brushes.ts';
import type { DrawSeasonFoot, DrawSeasonLand, DrawSeasonScene } from './season-scene.ts';

/** Pale sky and lilac: peaks above a sea of clouds, an alp with thin grass in the wind. Each age adds a peak. */
export const drawScene: DrawSeasonScene = (age, { rule, secondWash, page }) => {
  const random = createRandom(`AIR ${age}`, 'scene');
  const sun = traceSun([1330, 96], 36, age, 24);
  let peaks = '';
  const count = 4 + Math.min(9, age);
  for (let peak = 0; peak < count; peak += 1) {
    const x = ((peak + 0.5) / count) * 1600 + random.pickBetween(-50, 50);
    const height = random.pickBetween(130, 270);
    // Each peak has a lower one at its foot.
    for (const [shift, size] of [
      [random.pickBetween(-70, 70), 0.58],
      [0, 1],
    ] as const) {
      const { lit, shaded, snow, cuts } = tracePeak(
        [x + shift, 372],
        height * 1.25 * size,
        height * size,
        random,
      );
      peaks +=
        outlineShape(lit, secondWash, rule) +
        outlineShape(shaded, rule, rule) +
        fillShape(cuts, shade, 0.3) +
        outlineShape(snow, secondWash, rule) +
        // Faint, because text stands in front of it at night.
        fillShape(snow, light, 0.3);
    }
  }
  const winds = repeat(13, () => traceWind([random.next() * 1500, random.pickBetween(40, 280)], 1));
  return {
    sky: writeSky(
      drawHalo(sun, secondWash) +
        outlineShape(sun.disc, secondWash, rule) +
        drawSunLines(sun, rule) +
        writeLine(winds, rule, 1.4) +
        peaks +
        outlineShape(traceCloudSea(336, 210, 400, random), secondWash, rule, 1) +
        outlineShape(traceCloudSea(374, 290, 400, random), page, rule, 1),
    ),
    grain: drawGrain(createRandom(`AIR ${age}`, 'grain'), 34, 22, -0.5),
  };
};

/** An alp with thin grass in the wind, above a sea of clouds. */
export const drawLand: DrawSeasonLand = (age, { ink, rule, wash, secondWash, page, accent }) => {
  const random = createRandom(`AIR ${age}`, 'land');
  const alp = placeSkyline(random, { base: 240, height: 60, steps: 22, roughness: 5 });
  let grass = '';
  for (const [x, y] of alp)
    grass += repeat(3, () => {
      const foot: Point = [x + random.pickBetween(-34, 34), y + random.pickBetween(10, 46)];
      return traceTuft(foot, random.pickBetween(26, 64), 4, 0.5, random);
    });
  return writeLand(
    outlineShape(traceCloudSea(122, 250, 260, random), secondWash, rule, 1) +
      outlineShape(traceCloudSea(166, 340, 260, random), page, rule, 1) +
      outlineShape(traceGround(alp, 260), wash, ink) +
      fillShape(grass, accent, 0.8),
  );
};

/** A mountain with a broken outline, a shaded face to the right of its ridge, and snow on its top. */
function tracePeak([x, y]: Point, width: number, height: number, random: Random) {
  const summit: Point = [x, y - height];
  const placeFlank = (side: -1 | 1) =>
    [0.2, 0.36, 0.58, 0.78, 1].map((t): Point => [
      x + ((side * width) / 2) * t * random.pickBetween(0.86, 1.08),
      y - height * (1 - t),
    ]);
  const [left, right] = [placeFlank(-1), placeFlank(1)];
  const ridge = [0.22, 0.46, 0.7, 1].map((t, bend): Point => [
    x + width * (bend % 2 ? -0.03 : 0.05) * random.pickBetween(0.6, 1.4),
    y - height * (1 - t),
  ]);
  let cuts = '';
  for (let cut = 1; cut < 16; cut += 1) {
    const [from, to] = [walkLine([summit, ...ridge], cut / 16), walkLine([summit, ...right], cut / 16)];
    cuts += engrave(
      from,
      interpolate(from, to, 0.3),
      interpolate(from, to, random.pickBetween(0.4, 0.8)),
      1.3,
    );
  }
  const hem = [-0.1, -0.05, 0.01, 0.06, 0.11].map((out, tooth): Point => [
    x + width * out,
    y - height * ((tooth % 2 ? 0.74 : 0.6) + random.pickBetween(-0.03, 0.03)),
  ]);
  const [leftEdge = summit, rightEdge = summit] = [left[1], right[1]];
  return {
    lit: tracePolygon([...left.toReversed(), summit, ...ridge]),
    shaded: tracePolygon([summit, ...right, ...ridge.toReversed()]),
    snow: tracePolygon([summit, ...left.slice(0, 1), leftEdge, ...hem, rightEdge, ...right.slice(0, 1)]),
    cuts,
  };
}

/** Clouds in which a pedestal stands, and the wind around it. */
export const drawFoot: DrawSeasonFoot = (age, { rule, ink, secondWash, page }, index = 0) => {
  const random = createRandom(`AIR ${age}`, `foot ${index}`);
  const traceBank = (clouds: string) =>
    parseTriples(clouds)
      .map(([x, y, length]) => traceCloud([x, y], length, random))
      .join('');
  return writeFoot(
    writeLine(traceWind([6, 44], 0.5) + traceWind([304, 30], 0.5) + traceWind([318, 62], 0.36), ink, 1.4) +
      outlineShape(traceBank('8,104,120 280,104,112'), secondWash, rule, 1) +
      outlineShape(traceBank('0,110,104 84,110,84 228,110,96 300,110,100'), page, ink, 1),
  );
};

/** A gust that curls at its end. */
const traceWind = (start: Point, scale: number) =>
  openCurve(placePoints('0,0 60,-8 130,4 170,-8 156,-20 144,-10', start, scale));
