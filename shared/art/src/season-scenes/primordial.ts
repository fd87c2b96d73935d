import { closeCurve, engrave } from '../curve.ts';
import { createRandom } from '../random.ts';
import type { Random } from '../random.ts';
import { parseTriples, writeGroup } from '../svg.ts';
import type { Point } from '../svg.ts';
import {
  placeClusters,
  fillShape,
  writeFoot,
  drawGrain,
  traceGround,
  hatchGround,
  writeLand,
  outlineShape,
  shade,
  traceShard,
  writeSky,
  placeSkyline,
  traceSun,
} from './brushes.ts';
import type { DrawSeasonFoot, DrawSeasonLand, DrawSeasonScene, SceneInks } from './season-scene.ts';

/** This colour is the same in both modes. */
export const bone = '#e6dcc5';

/** Obsidian and bone: black glass, the ribs of something large, an eclipsed sun with its corona. */
export const drawScene: DrawSeasonScene = (age, { rule, wash, page, accent }) => {
  const random = createRandom(`PRIMORDIAL ${age}`, 'scene');
  const sun = traceSun([1290, 150], 70, age + 1, 84);
  const far = placeSkyline(random, { base: 384, height: 70, steps: 40, roughness: 16 });
  const ribsFar = traceRibs([360, 398], 250, random);
  let glass = '';
  for (const { x, scale } of placeClusters(random, 4, 52)) {
    const { lit, shaded, cuts } = traceShard(
      [x, 400],
      random.pickBetween(70, 120),
      50 + 170 * Math.max(0.1, scale),
      random,
    );
    glass +=
      outlineShape(lit, rule, rule) +
      outlineShape(shaded, rule, rule) +
      fillShape(shaded, shade, 0.4) +
      fillShape(cuts, page, 0.6);
  }
  return {
    sky: writeSky(
      writeGroup(
        { 'data-corona': '' },
        fillShape(sun.rays, accent, 0.55),
        outlineShape(sun.rings, 'none', accent, 1.2),
        outlineShape(sun.disc, 'none', accent, 2.4),
      ) +
        writeGroup({ 'data-eclipse': '' }, fillShape(sun.disc, rule), fillShape(sun.disc, shade, 0.92)) +
        outlineShape(ribsFar.bones, wash, rule, 1.4) +
        fillShape(ribsFar.shadow, rule, 0.8) +
        outlineShape(traceGround(far, 400), wash, rule) +
        glass,
    ),
    grain: drawGrain(createRandom(`PRIMORDIAL ${age}`, 'grain'), 30, 34, 2.2),
  };
};

/** Black glass, and the ribs of something large. */
export const drawLand: DrawSeasonLand = (age, inks) => {
  const { ink, wash } = inks;
  const random = createRandom(`PRIMORDIAL ${age}`, 'land');
  const ground = placeSkyline(random, { base: 176, height: 36, steps: 24, roughness: 5 });
  const ribs = traceRibs([900, 232], 190, random);
  let glass = '';
  for (const { x, scale } of placeClusters(random, 7, 46))
    glass += drawGlass([x, 262], random.pickBetween(40, 74), 26 + 130 * Math.max(0.1, scale), random, inks);
  return writeLand(
    outlineShape(traceGround(ground, 260), wash, ink) +
      fillShape(hatchGround(random, 120, 180, 256), ink, 0.4) +
      outlineShape(ribs.bones, bone, ink, 1.4) +
      fillShape(ribs.shadow, shade, 0.4) +
      glass,
  );
};

/** Black glass and ribs around a pedestal. */
export const drawFoot: DrawSeasonFoot = (age, inks, index = 0) => {
  const random = createRandom(`PRIMORDIAL ${age}`, `foot ${index}`);
  const ribs = traceRibs([276, 106], 40, random);
  const shards = '46,34,88 358,30,56 22,24,46 70,24,36 380,22,34 92,18,18 338,18,22';
  const glass = parseTriples(shards).map(([x, width, height]) =>
    drawGlass([x, 110], width, height * random.pickBetween(0.55, 1.1), random, inks),
  );
  return writeFoot(
    outlineShape(ribs.bones, bone, inks.ink, 0.9) + fillShape(ribs.shadow, shade, 0.4) + glass.join(''),
  );
};

/** A shard of black glass, black in both modes. */
function drawGlass(foot: Point, width: number, height: number, random: Random, { ink, rule }: SceneInks) {
  const { lit, shaded, cuts } = traceShard(foot, width, height, random);
  return (
    outlineShape(lit, rule, ink) +
    fillShape(lit, shade, 0.52) +
    outlineShape(shaded, rule, ink) +
    fillShape(shaded, shade, 0.86) +
    fillShape(cuts, bone, 0.5)
  );
}

/** A row of ribs that rise from the ground and arch over to the right, each tapering to its tip. */
function traceRibs([x, y]: Point, height: number, random: Random) {
  let [bones, shadow] = ['', ''];
  for (let rib = 0; rib < 8; rib += 1) {
    const reach = height * (1 - Math.abs(rib - 3) / 8) * random.pickBetween(0.94, 1.06);
    const placePoint = (across: number, up: number): Point => [
      x + rib * height * 0.3 + reach * across,
      y + 8 - reach * up,
    ];
    bones += closeCurve([
      placePoint(-0.03, 0),
      placePoint(0.0, 0.5),
      placePoint(0.16, 0.86),
      placePoint(0.4, 1),
      placePoint(0.66, 0.93),
      placePoint(0.4, 0.93),
      placePoint(0.22, 0.78),
      placePoint(0.08, 0.46),
      placePoint(0.05, 0),
    ]);
    shadow += engrave(placePoint(0.045, 0), placePoint(0.1, 0.56), placePoint(0.34, 0.9), reach * 0.03);
  }
  return { bones, shadow };
}
