import { traceRibbon, engrave } from '../curve.ts';
import { createRandom } from '../random.ts';
import type { Point } from '../svg.ts';
import {
  drawClouds,
  placeClusters,
  drawSunLines,
  fillShape,
  writeFoot,
  drawGrain,
  traceGround,
  hatchGround,
  drawHalo,
  writeLand,
  outlineShape,
  writeSky,
  placeSkyline,
  hatchSlopes,
  traceSun,
  traceTuft,
} from './brushes.ts';
import type { DrawSeasonFoot, DrawSeasonLand, DrawSeasonScene } from './season-scene.ts';

/** Opal dawn: a half-risen sun over still water, and the first unrolling sprouts. */
export const drawScene: DrawSeasonScene = (age, { rule, wash, secondWash }) => {
  const random = createRandom(`GENESIS ${age}`, 'scene');
  const horizon = 318;
  const sun = traceSun([1180, horizon], 92, age + 3, 64);
  const far = placeSkyline(random, { base: horizon + 8, height: 34, steps: 22, roughness: 3 });
  const clouds = drawClouds('120,110 430,166 760,222 1010,110 1360,166', 30, 180, random, secondWash, rule);
  return {
    sky: writeSky(
      drawHalo(sun, wash) +
        fillShape(sun.disc, wash) +
        drawSunLines(sun, rule) +
        clouds +
        outlineShape(traceGround(far, 400), secondWash, rule) +
        fillShape(hatchGround(random, 120, horizon + 6, 398), rule),
    ),
    grain: drawGrain(createRandom(`GENESIS ${age}`, 'grain'), 60, 9, 1.2),
  };
};

/** Still ground with unrolling sprouts. */
export const drawLand: DrawSeasonLand = (age, { ink, wash, secondWash, accent }) => {
  const random = createRandom(`GENESIS ${age}`, 'land');
  const ground = placeSkyline(random, { base: 150, height: 26, steps: 9, roughness: 2 });
  let [fronds, blades] = ['', ''];
  for (const { x, scale } of placeClusters(random, 7, 30)) {
    // Lower sprouts are in front.
    const foot: Point = [x, 238 - 56 * scale + random.pickBetween(-8, 8)];
    const { body, leaves } = traceFrond(foot, 26 + 92 * Math.max(0.1, scale), random.pickInteger(2) ? 1 : -1);
    fronds += fillShape(leaves, accent, 0.8) + outlineShape(body, wash, accent, 1.6);
    blades += traceTuft([x + 8, foot[1] + 5], 18, 4, 0, random);
  }
  return writeLand(
    outlineShape(traceGround(ground, 260), secondWash, ink) +
      fillShape(hatchSlopes(ground, random, 40), ink, 0.4) +
      fillShape(hatchGround(random, 120, 140, 256), ink, 0.32) +
      fillShape(blades, ink, 0.6) +
      fronds,
  );
};

/** The first sprouts beside a pedestal. */
export const drawFoot: DrawSeasonFoot = (age, { ink, wash, accent }, pedestalIndex = 0) => {
  const random = createRandom(`GENESIS ${age}`, `foot ${pedestalIndex}`);
  const fronds = [
    { foot: [62, 104], height: 96, turn: -1 },
    { foot: [354, 105], height: 68, turn: 1 },
    { foot: [84, 107], height: 46, turn: 1 },
    { foot: [334, 108], height: 34, turn: -1 },
    { foot: [36, 108], height: 54, turn: -1 },
    { foot: [376, 109], height: 40, turn: 1 },
  ] as const;
  let blades = '';
  for (const { foot } of fronds)
    for (const aside of [-9, 8]) blades += traceTuft([foot[0] + aside, 109], 15, 4, 0, random);
  return writeFoot(
    fronds
      .map(({ foot, height, turn }) => {
        const { body, leaves } = traceFrond(foot, height * random.pickBetween(0.65, 1), turn);
        return fillShape(leaves, accent, 0.85) + outlineShape(body, wash, accent, 1.3);
      })
      .join('') + fillShape(blades, ink, 0.7),
  );
};

/** An unrolling frond: a stem that tapers to a coil on one side (1 is right), and the leaves on it. */
function traceFrond([x, y]: Point, height: number, turn: 1 | -1) {
  const radius = height * 0.2;
  const top = y - height + radius;
  const stem = [0, 0.3, 0.65].map((t): Point => [x - turn * Math.sin(t * Math.PI) * 5, y + (top - y) * t]);
  const coil = Array.from({ length: 13 }, (_, index): Point => {
    const angle = Math.PI - (index / 12) * Math.PI * 2.7;
    const reach = radius * (1 - index / 16);
    return [x + turn * (radius + Math.cos(angle) * reach), top - Math.sin(angle) * reach];
  });
  let leaves = '';
  for (const t of [0.24, 0.42, 0.6])
    for (const sign of [1, -1]) {
      const [footY, length] = [y + (top - y) * t, height * 0.26 * (1.1 - t)];
      const middle: Point = [x + sign * length * 0.7, footY - length * 0.2];
      leaves += engrave([x, footY], middle, [x + sign * length, footY - length * 0.8], length * 0.2);
    }
  const body = traceRibbon([...stem, ...coil], (t) => (height * 0.055 + 2) * (1 - t * 0.72));
  return { body, leaves };
}
