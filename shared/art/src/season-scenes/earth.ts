import { closeCurve, engrave } from '../curve.ts';
import { createRandom } from '../random.ts';
import type { Random } from '../random.ts';
import type { Point } from '../svg.ts';
import { parseTriples, placePoints, repeat, writePath } from '../svg.ts';
import {
  placeClusters,
  drawSunLines,
  fillShape,
  writeFoot,
  traceFrond,
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

/** Moss and copper: rolling hills with woods, ferns and mushrooms. The woods grow with each age. */
export const drawScene: DrawSeasonScene = (age, { rule, wash, secondWash, accent }) => {
  const random = createRandom(`EARTH ${age}`, 'scene');
  const sun = traceSun([1290, 120], 44, age, 36);
  const far = placeSkyline(random, { base: 330, height: 90, steps: 14, roughness: 6 });
  const near = placeSkyline(random, { base: 390, height: 70, steps: 12, roughness: 4 });
  const woods = near.flatMap((point) => traceTrees(point, 2 + Math.min(9, age), random)).join('');
  return {
    sky: writeSky(
      drawHalo(sun, secondWash) +
        fillShape(sun.disc, secondWash) +
        drawSunLines(sun, rule) +
        outlineShape(traceGround(far, 400), wash, rule) +
        fillShape(hatchSlopes(far, random, 46), rule) +
        writePath(woods, { fill: accent, 'fill-opacity': 0.3, stroke: rule }) +
        outlineShape(traceGround(near, 400), wash, rule),
    ),
    grain: drawGrain(createRandom(`EARTH ${age}`, 'grain'), 46, 16, 0.1),
  };
};

/** Hills with ferns, mushrooms and tufts. */
export const drawLand: DrawSeasonLand = (age, { ink, wash, secondWash, page, accent }) => {
  const random = createRandom(`EARTH ${age}`, 'land');
  const ground = placeSkyline(random, { base: 150, height: 46, steps: 12, roughness: 3 });
  let [ferns, stems, caps] = ['', '', ''];
  for (const { x, scale } of placeClusters(random, 4, 66)) {
    const y = 214 + random.pickBetween(-26, 34);
    ferns += traceFern([x, y], 150 * Math.max(0.34, scale), random);
    if (random.next() < 0.45) continue;
    const position: Point = [x + random.pickBetween(30, 90), y + random.pickBetween(6, 26)];
    const { stem, cap } = traceMushroom(position, random.pickBetween(9, 20));
    stems += stem;
    caps += cap;
  }
  return writeLand(
    outlineShape(traceGround(ground, 260), wash, ink) +
      fillShape(hatchSlopes(ground, random, 54), ink, 0.5) +
      fillShape(hatchGround(random, 130, 130, 256), ink, 0.4) +
      fillShape(traceTufts(random), ink, 0.7) +
      outlineShape(caps, secondWash, ink) +
      fillShape(stems, page) +
      fillShape(ferns, accent, 0.75),
  );
};

/** Ferns, moss and mushrooms around a pedestal. */
export const drawFoot: DrawSeasonFoot = (age, { ink, secondWash, page, accent }, index = 0) => {
  const random = createRandom(`EARTH ${age}`, `foot ${index}`);
  const moss = repeat(26, (tuft) => {
    const x = 44 + tuft * 12.4 + random.pickBetween(-4, 4);
    const foot: Point = [x, computeMossLevel(x) + random.pickBetween(-2, 3)];
    return traceTuft(foot, random.pickBetween(9, 16), 5, 0.1, random);
  });
  const mushrooms = parseTriples('326,107,12 306,109,7 106,109,8').map(([x, y, size]) =>
    traceMushroom([x, y], size),
  );
  return writeFoot(
    fillShape(
      traceFern([58, 106], random.pickBetween(62, 94), random) +
        traceFern([356, 107], random.pickBetween(44, 76), random),
      accent,
      0.9,
    ) +
      fillShape(moss, accent, 0.7) +
      mushrooms
        .map(({ stem, cap }) => fillShape(stem, page) + outlineShape(cap, secondWash, ink, 1))
        .join('') +
      fillShape(traceFern([24, 109], 40, random), accent, 0.9),
  );
};

/** The ground in front of a round pedestal. It is closest to the viewer in the middle. */
const computeMossLevel = (x: number) => 106 - ((x - 200) / 180) ** 2 * 14 + Math.abs(x - 200) * 0.04;

function traceMushroom([x, y]: Point, size: number) {
  const stem = engrave([x, y], [x + 1, y - size * 0.7], [x, y - size * 1.3], size * 0.5);
  const cap = closeCurve(placePoints('-1,-1 -0.6,-1.7 0,-2 0.7,-1.6 1,-1', [x, y], size));
  return { stem, cap };
}

/** Fronds that spread to both sides from one root. The outer ones are shorter and lean further. */
function traceFern([x, y]: Point, height: number, random: Random): string {
  let d = '';
  const fronds = 3 + random.pickInteger(2);
  for (let frond = 0; frond < fronds; frond += 1) {
    const out = frond / (fronds - 1) - 0.5;
    const reach = height * (1 - Math.abs(out) * 0.9) * random.pickBetween(0.86, 1.08);
    d += traceFrond([x + out * 14, y], reach, out < 0 ? -1 : 1, 0.2 + Math.abs(out) * 1.5);
  }
  return d;
}

/** Pointed trees that stand around a point of a skyline. */
const traceTrees = ([x, y]: Point, count: number, random: Random) =>
  Array.from({ length: count }, () => {
    const [px, height] = [x + random.pickBetween(-54, 54), random.pickBetween(20, 54)];
    return closeCurve([
      [px - height * 0.22, y + 12],
      [px - height * 0.13, y - height * 0.4],
      [px, y - height],
      [px + height * 0.15, y - height * 0.4],
      [px + height * 0.24, y + 12],
    ]);
  });

const traceTufts = (random: Random) =>
  repeat(40, (tuft) => {
    const foot: Point = [tuft * 41 + random.pickBetween(-14, 14), 150 + random.pickBetween(0, 104)];
    return traceTuft(foot, 18, 5, 0.1, random);
  });
